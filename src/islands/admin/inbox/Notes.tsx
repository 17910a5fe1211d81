import { useRef, useState } from 'react';
import { changeRequest } from '#api/inbox.ts';
import type { InboxNote } from '#contracts/answers/inbox.ts';
import type { RequestDrafts } from '#contracts/answers/request-draft.ts';
import { noteLimit, type InboxResource } from '#contracts/inbox.ts';
import { Button } from '#ui/Button.tsx';
import { FieldLock, TextareaField } from '#ui/fields.tsx';
import { jumpTo } from '#ui/jump-to.ts';
import { withSession } from '../session/session-gate.ts';
import { dropUnsent, endDraft, useKeptDraft } from './kept-drafts.ts';
import { backToTheName } from './send-key.ts';
import { useRefreshInbox } from './use-inbox.ts';
import { useKeys } from './use-keys.ts';
import { officeMoment } from './words.ts';

interface NotesProps {
  resource: InboxResource;
  id: string;
  notes: readonly InboxNote[];
  /** What the reader had half written when the request was read. */
  drafts: RequestDrafts;
}

/** Half a note is a note for colleagues, since notes only ever add up. */
const asNote = (text: string) => text.trim() || undefined;

/** What colleagues should know. Notes are only ever added, so two at once never overwrite each other. */
export function Notes({ resource, id, notes, drafts }: NotesProps) {
  const place = { resource, id, kind: 'note' } as const;
  const [text, setText] = useKeptDraft({ ...place, given: drafts, asNote });
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const refresh = useRefreshInbox();
  const field = useRef<HTMLFormElement>(null);
  useKeys({ m: () => jumpTo(field.current?.querySelector('textarea')) });
  async function add() {
    setState('saving');
    try {
      await dropUnsent(place);
      await withSession(() => changeRequest(resource, id, { note: text }));
      endDraft(place);
      setState('idle');
      // Written with the keys alone: they go on.
      if (field.current?.querySelector('textarea') === document.activeElement) backToTheName();
      await refresh();
    } catch {
      setText(text);
      setState('failed');
    }
  }
  return (
    <section aria-label="Internal notes" className="grid gap-3">
      <h3 className="font-semibold">Internal notes</h3>
      {notes.length > 0 && (
        <ul className="grid gap-2">
          {notes.map((note) => (
            <li key={note.id} className="rounded-xl bg-sand-100 px-4 py-2">
              <p className="break-words whitespace-pre-wrap">{note.text}</p>
              <p className="text-sm text-ink-700">
                {note.by ?? 'a former account'}, {officeMoment(note.at)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form
        ref={field}
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          // By the keys a form can be sent twice: a note is added once.
          if (text.trim() && state !== 'saving') void add();
        }}
      >
        <FieldLock value={state === 'saving'}>
          <TextareaField
            label="Add a note"
            rows={2}
            maxLength={noteLimit}
            value={text}
            error={state === 'failed' ? 'The note was not saved. Please try again.' : undefined}
            onKeyDown={({ key }) => key === 'Escape' && backToTheName()}
            onChange={({ target }) => setText(target.value)}
          />
        </FieldLock>
        <Button type="submit" size="small" className="justify-self-start" busy={state === 'saving'}>
          Add note
        </Button>
      </form>
    </section>
  );
}
