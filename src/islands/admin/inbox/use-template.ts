import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { resetTemplate, saveTemplate, templatesUrl } from '#api/answers.ts';
import { fieldMessages } from '#api/client.ts';
import type { TemplateWords } from '#contracts/answer.ts';
import type { AnswerTemplate } from '#contracts/answers/answer.ts';
import { withSession } from '../session/session-gate.ts';
import { readDraft, useDraft } from './drafts.ts';

/** What was done last, said in the dialog: a toast would lie behind it. */
interface Done {
  text: string;
  undo?: TemplateWords;
}
type Messages = Partial<Record<string, string>>;

/** One template being edited: what stands in its fields stays until it is saved or discarded. */
export function useTemplate({ id, subject, text }: AnswerTemplate) {
  const key = `template ${id}`;
  const [kept, keep] = useDraft(key);
  const [messages, setMessages] = useState<Messages>({});
  const [done, setDone] = useState<Done>();
  const [isBusy, setIsBusy] = useState(false);
  const client = useQueryClient();
  const words = kept ? (JSON.parse(kept) as TemplateWords) : { subject, text };

  async function store(act: () => Promise<unknown>, success: Done) {
    setIsBusy(true);
    setMessages({});
    setDone(undefined);
    try {
      await withSession(act);
      // What was written meanwhile is yet to be saved.
      if (readDraft(key) === kept) keep('');
      setDone(success);
    } catch (error) {
      setMessages(fieldMessages(error) ?? { form: 'This was not saved. Please try again.' });
    }
    await client.invalidateQueries({ queryKey: [templatesUrl] });
    setIsBusy(false);
  }
  return {
    words,
    messages,
    done,
    isBusy,
    isChanged: kept !== '',
    write(next: Partial<TemplateWords>) {
      setDone(undefined);
      keep(JSON.stringify({ ...words, ...next }));
    },
    discard: () => keep(''),
    save: (next: TemplateWords) => void store(() => saveTemplate(id, next), { text: 'Saved.' }),
    reset: () =>
      void store(() => resetTemplate(id), {
        text: 'It has its original words again.',
        undo: { subject, text },
      }),
  };
}
