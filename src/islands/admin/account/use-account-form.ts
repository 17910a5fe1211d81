import { useState, type SubmitEvent } from 'react';
import { ApiError } from '#api/client.ts';
import { showToast } from '#ui/toast-event.ts';
import { withSession } from '../session/session-gate.ts';

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
      const problem = error instanceof ApiError ? error.problem : undefined;
      const details = problem?.details ?? [];
      setMessages(Object.fromEntries(details.map(({ path, message }) => [path[0] ?? '', message])));
      if (details.length === 0)
        showToast({
          title: 'Error',
          description: problem?.error ?? 'Please try again.',
          variant: 'destructive',
        });
    }
    setIsBusy(false);
  }
  return { messages, isBusy, onSubmit };
}
