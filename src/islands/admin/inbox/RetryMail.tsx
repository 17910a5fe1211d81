import { useState } from 'react';
import { retryMail } from '#api/mail.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast-event.ts';
import { withSession } from '../session/session-gate.ts';
import { showError } from '../show-error.ts';
import { useRefreshInbox } from './use-inbox.ts';

/** Sends a mail that did not leave once more. */
export function RetryMail({ id }: { id: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const refresh = useRefreshInbox();

  async function retry() {
    setIsBusy(true);
    try {
      await withSession(() => retryMail(id));
      showToast({ title: 'The mail is tried again.' });
    } catch {
      showError('The mail was not tried again. Please press once more.');
    }
    await refresh();
    setIsBusy(false);
  }
  return (
    <Button size="small" busy={isBusy} onClick={() => void retry()}>
      Try again
    </Button>
  );
}
