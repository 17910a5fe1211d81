import { answerLimits, type TemplateWords } from '#contracts/answer.ts';
import type { InboxDetail } from '#contracts/answers/inbox.ts';
import { visitWords } from '#practice/visits.ts';
import { Button } from '#ui/Button.tsx';
import { InputField, Options, SelectField, TextareaField } from '#ui/fields.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { carriesVisit, saysWhen, visitToTell, type AnswerDraft } from './answer-draft.ts';
import type { AnswerInWork } from './use-answer.ts';
import { officeMoment } from './words.ts';

interface AnswerFieldsProps {
  item: InboxDetail;
  answer: AnswerInWork;
  draft: AnswerDraft;
  words: TemplateWords;
  onEditTemplates: () => void;
}

/** A template to begin with, a subject and a text, and what follows from it. */
export function AnswerFields({ item, answer, draft, words, onEditTemplates }: AnswerFieldsProps) {
  const { messages, isBusy } = answer;
  return (
    <>
      <TemplateChoice answer={answer} draft={draft} onEditTemplates={onEditTemplates} />
      <InputField
        label="Subject"
        maxLength={answerLimits.subject}
        value={words.subject}
        error={messages.subject}
        autoComplete="off"
        onChange={({ target }) => answer.write({ subject: target.value })}
      />
      <TextareaField
        label="Text"
        hint="Mail can be read by others: leave out what is about health."
        rows={9}
        maxLength={answerLimits.text}
        value={words.text}
        error={messages.text}
        onChange={({ target }) => answer.write({ text: target.value })}
      />
      <VisitFile item={item} answer={answer} draft={draft} words={words} />
      {item.status === 'pending' && (
        <Checkbox
          className="gap-3"
          checked={draft.marksContacted}
          onChange={(marksContacted) => answer.change({ marksContacted })}
        >
          Mark it contacted
        </Checkbox>
      )}
      <p role="alert" className="field-error empty:hidden">
        {messages.form}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" variant="primary" busy={isBusy}>
          Send answer
        </Button>
        <Button size="small" variant="quiet" disabled={isBusy} onClick={answer.discard}>
          Discard
        </Button>
      </div>
    </>
  );
}

type TemplateChoiceProps = Pick<AnswerFieldsProps, 'answer' | 'draft' | 'onEditTemplates'>;

function TemplateChoice({ answer, draft, onEditTemplates }: TemplateChoiceProps) {
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectField
        label="Begin with"
        className="min-w-52 flex-1"
        value={draft.template}
        onChange={({ target }) => answer.change({ template: target.value })}
      >
        <Options of={answer.offered?.map(({ id, name }) => [id, name]) ?? []} />
      </SelectField>
      <Button size="small" variant="quiet" onClick={onEditTemplates}>
        Edit templates
      </Button>
    </div>
  );
}

/** The date and time for the patient's calendar, where they are confirmed. */
function VisitFile({ item, answer, draft, words }: Omit<AnswerFieldsProps, 'onEditTemplates'>) {
  const visit = visitToTell(item);
  if (!visit) return null;
  const isAttached = carriesVisit(draft, item);
  const isSaid = saysWhen(words.text, visit);
  return (
    <div>
      <Checkbox
        className="gap-3"
        checked={isAttached}
        onChange={(attachesVisit) => answer.change({ attachesVisit })}
      >
        Attach {officeMoment(visit)} as a calendar file
      </Checkbox>
      <p role="status" className="text-sm text-ink-700">
        {isAttached && !isSaid && `The text does not say “${visitWords(visit)}”.`}
      </p>
    </div>
  );
}
