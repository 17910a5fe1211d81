import { useEffect, useRef, useState } from 'react';
import type { InboxDetail } from '#contracts/answers/inbox.ts';
import { FieldLock } from '#ui/fields.tsx';
import { jumpTo } from '#ui/jump-to.ts';
import { AnswerFields } from './AnswerFields.tsx';
import { TemplatesDialog } from './TemplatesDialog.tsx';
import { backToTheName } from './send-key.ts';
import type { AnswerInWork } from './use-answer.ts';

/** An answer to the patient, where it is written: nothing until somebody begins one. */
export function AnswerForm({ item, answer }: { item: InboxDetail; answer: AnswerInWork }) {
  const { draft, templates, words, messages } = answer;
  const [isEditing, setIsEditing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isReady = words !== undefined;
  // Where the work is, for whoever has just pressed the button; an answer found half written takes no focus away.
  const isFound = useRef(Object.keys(draft?.edits ?? {}).length > 0);
  useEffect(() => {
    if (isReady && !isFound.current) form.current?.querySelector('select')?.focus();
  }, [isReady]);
  useEffect(() => {
    jumpTo(form.current?.querySelector<HTMLElement>('[aria-invalid]'));
  }, [messages]);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Sent or discarded, the form takes its focus along: it goes back to whose request it is.
    if (wasOpen.current && !draft && document.activeElement === document.body) backToTheName();
    wasOpen.current = draft !== undefined;
  }, [draft]);
  if (!draft || item.email === null) return null;
  return (
    <section aria-label="Answer by email" className="desk-answer">
      <h3 className="font-semibold">Answer to {item.email}</h3>
      {words ? (
        <form
          ref={form}
          noValidate
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void answer.send();
          }}
        >
          <FieldLock value={answer.isBusy}>
            <AnswerFields
              item={item}
              answer={answer}
              draft={draft}
              words={words}
              onEditTemplates={() => setIsEditing(true)}
            />
          </FieldLock>
        </form>
      ) : (
        <p role="status">
          {answer.isUnreadable ? 'The templates cannot be read right now. Please try again.' : 'Loading...'}
        </p>
      )}
      {/* Beside the form: what is sent in a dialog within it would send the answer as well. */}
      {isEditing && templates && (
        <TemplatesDialog templates={templates} first={draft.template} onClose={() => setIsEditing(false)} />
      )}
    </section>
  );
}
