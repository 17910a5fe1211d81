import { useState, type SubmitEvent } from 'react';
import { fieldMessages, sentenceOf } from '#api/client.ts';
import { showToast } from '#ui/toast-event.ts';
import { withSession } from '../session/session-gate.ts';
import { showError } from '../show-error.ts';

/** A small form that saves and empties itself, or says what is wrong at the field. */
export function useAccountForm(
  /** Resolves to a sentence to be said instead of `done` where something else came of it. */
  save: (values: Record<string, string>) => Promise<unknown>,
  done: string,
) {
  const [messages, setMessages] = useState<Record<string, string>>({});
  const [isBusy, setIsBusy] = useState(false);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = Object.fromEntries(new FormData(form)) as Record<string, string>;
    setIsBusy(true);
    setMessages({});
    try {
      const said = await withSession(() => save(values));
      form.reset();
      showToast({ title: typeof said === 'string' ? said : done });
    } catch (error) {
      const byField = fieldMessages(error);
      if (byField) setMessages(byField);
      else showError(sentenceOf(error) ?? 'Please try again.');
    }
    setIsBusy(false);
  }
  return { messages, isBusy, onSubmit };
}
