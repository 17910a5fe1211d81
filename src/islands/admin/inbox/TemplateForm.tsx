import { answerLimits, placeholders } from '#contracts/answer.ts';
import type { AnswerTemplate } from '#contracts/answers/answer.ts';
import { Button } from '#ui/Button.tsx';
import { InputField, TextareaField } from '#ui/fields.tsx';
import { useTemplate } from './use-template.ts';

const filledIn = placeholders.map((name) => `{${name}}`).join(', ');

/** Subject and text of one template, and the way back to those it came with. */
export function TemplateForm({ template }: { template: AnswerTemplate }) {
  const { words, messages, done, isBusy, ...work } = useTemplate(template);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        work.save(words);
      }}
    >
      <InputField
        label="Subject"
        maxLength={answerLimits.subject}
        value={words.subject}
        error={messages['subject']}
        autoComplete="off"
        onChange={({ target }) => work.write({ subject: target.value })}
      />
      <TextareaField
        label="Text"
        hint={`Filled in for each patient: ${filledIn}.`}
        rows={11}
        maxLength={answerLimits.text}
        value={words.text}
        error={messages['text']}
        onChange={({ target }) => work.write({ text: target.value })}
      />
      <p role="alert" className="field-error empty:hidden">
        {messages['form']}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" variant="primary" busy={isBusy}>
          Save template
        </Button>
        {work.isChanged && (
          <Button size="small" variant="quiet" disabled={isBusy} onClick={work.discard}>
            Discard
          </Button>
        )}
        {template.isEdited && (
          <Button size="small" variant="quiet" disabled={isBusy} onClick={work.reset}>
            Back to the original words
          </Button>
        )}
      </div>
      <Said done={done} isBusy={isBusy} onUndo={work.save} />
      {template.isEdited && <OriginalWords {...template.original} />}
    </form>
  );
}

type Work = ReturnType<typeof useTemplate>;

function Said({ done, isBusy, onUndo }: Pick<Work, 'done' | 'isBusy'> & { onUndo: Work['save'] }) {
  const undo = done?.undo;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status">{done?.text}</p>
      {undo && (
        <Button size="small" variant="quiet" disabled={isBusy} onClick={() => onUndo(undo)}>
          Undo
        </Button>
      )}
    </div>
  );
}

function OriginalWords({ subject, text }: AnswerTemplate['original']) {
  return (
    <details>
      <summary className="cursor-pointer">The original words</summary>
      <p className="mt-2 font-semibold">{subject}</p>
      <p className="whitespace-pre-wrap">{text}</p>
    </details>
  );
}
