import { useState } from 'react';
import { anonymizeRequest } from '#api/inbox.ts';
import type { InboxResource } from '#contracts/inbox.ts';
import { Button } from '#ui/Button.tsx';
import { withSession } from '../session/session-gate.ts';
import { showError } from '../show-error.ts';
import { useRefreshInbox } from './use-inbox.ts';

/** Takes the patient's data out at once. There is no way back, so it asks a second time. */
export function AnonymizeButton({ resource, id }: { resource: InboxResource; id: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const refresh = useRefreshInbox();

  async function anonymize() {
    try {
      await withSession(() => anonymizeRequest(resource, id));
    } catch {
      showError('The data was not removed. Please try again.');
    }
    setIsAsking(false);
    await refresh();
  }
  if (!isAsking)
    return (
      <Button size="small" variant="quiet" className="justify-self-start" onClick={() => setIsAsking(true)}>
        Remove this person’s data
      </Button>
    );
  return (
    <div role="group" aria-label="Remove this person’s data" className="rounded-2xl bg-coral-100 px-5 py-4">
      <p>Name, contact details, notes and messages will be gone for good. The history stays.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" variant="primary" onClick={() => void anonymize()}>
          Remove for good
        </Button>
        <Button size="small" variant="quiet" onClick={() => setIsAsking(false)}>
          Keep it
        </Button>
      </div>
    </div>
  );
}
