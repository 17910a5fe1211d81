import { retryMail } from '#api/mail.ts';
import { Button } from '#ui/Button.tsx';
import { useAct } from '../use-act.ts';
import { useRefreshInbox } from './use-inbox.ts';

/** Sends a mail that did not leave once more. */
export function RetryMail({ id }: { id: string }) {
  const { isBusy, act } = useAct('The mail was not tried again. Please press once more.');
  const refresh = useRefreshInbox();
  const retry = () => act(() => retryMail(id), { title: 'The mail is tried again.' }, refresh);
  return (
    <Button size="small" busy={isBusy} onClick={() => void retry()}>
      Try again
    </Button>
  );
}
