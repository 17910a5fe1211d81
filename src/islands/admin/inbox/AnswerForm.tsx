import { useEffect, useRef, useState } from 'react';
import { answerLimits } from '#contracts/answer.ts';
import type { InboxDetail } from '#contracts/inbox.ts';
import { visitWords } from '#practice/visits.ts';
import { Button } from '#ui/Button.tsx';
import { InputField, SelectField, TextareaField } from '#ui/fields.tsx';
import { TemplatesDialog } from './TemplatesDialog.tsx';
import { carriesVisit, visitToTell } from './answer-draft.ts';
import type { AnswerInWork } from './use-answer.ts';
import { officeMoment } from './words.ts';

/** An answer to the patient: a template to begin with, a subject and a text, and what follows from it. */
export function AnswerForm({ item, answer }: { item: InboxDetail; answer: AnswerInWork }) {
  const { draft, templates, offered, words, messages, isBusy } = answer;
  const visit = visitToTell(item);
  const isAttached = draft !== undefined && carriesVisit(draft, item);
  const [isEditing, setIsEditing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isReady = words !== undefined;
  // Where the work is, for whoever has just pressed the button; an answer found half written takes no focus away.
  const isFound = useRef(Object.keys(draft?.edits ?? {}).length > 0);
  useEffect(() => {
    if (isReady && !isFound.current) form.current?.querySelector('select')?.focus();
  }, [isReady]);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [messages]);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Sent or discarded, the form takes its focus along: it goes back to whose request it is.
    if (wasOpen.current && !draft && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.desk-detail h2')?.focus({ preventScroll: true });
    wasOpen.current = draft !== undefined;
  }, [draft]);
  if (!draft) return null;
  return (
    <section aria-label="Answer by email" className="desk-answer">
      <h3 className="font-semibold">Answer to {item.email}</h3>
      {!words && (
        <p role="status">
          {answer.isUnreadable ? 'The templates cannot be read right now. Please try again.' : 'Loading...'}
        </p>
      )}
      {words && (
        <form
          ref={form}
          noValidate
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void answer.send();
          }}
        >
          <div className="flex flex-wrap items-end gap-2">
            <SelectField
              label="Begin with"
              className="min-w-52 flex-1"
              value={draft.template}
              onChange={({ target }) => answer.change({ template: target.value })}
            >
              {offered?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <Button size="small" variant="quiet" onClick={() => setIsEditing(true)}>
              Edit templates
            </Button>
          </div>
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
          {visit && (
            <div>
              <label className="flex items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5"
                  checked={isAttached}
                  onChange={({ target }) => answer.change({ attachesVisit: target.checked })}
                />
                Attach {officeMoment(visit)} as a calendar file
              </label>
              <p role="status" className="text-sm text-ink-700">
                {isAttached &&
                  !words.text.includes(visitWords(visit)) &&
                  `The text does not say “${visitWords(visit)}”.`}
              </p>
            </div>
          )}
          {item.status === 'pending' && (
            <label className="flex items-center gap-3">
              <input
                type="checkbox"
                className="size-5"
                checked={draft.marksContacted}
                onChange={({ target }) => answer.change({ marksContacted: target.checked })}
              />
              Mark it contacted
            </label>
          )}
          <p role="alert" className="field-error empty:hidden">
            {messages.trouble}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="small" variant="primary" busy={isBusy}>
              Send answer
            </Button>
            <Button size="small" variant="quiet" disabled={isBusy} onClick={answer.discard}>
              Discard
            </Button>
          </div>
        </form>
      )}
      {isEditing && templates && (
        <TemplatesDialog templates={templates} first={draft.template} onClose={() => setIsEditing(false)} />
      )}
    </section>
  );
}
