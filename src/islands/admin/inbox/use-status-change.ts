import { useState } from 'react';
import { ApiError } from '../../../api/client.ts';
import { changeRequest } from '../../../api/inbox.ts';
import type { InboxDetail, InboxItem, InboxResource } from '../../../contracts/inbox.ts';
import type { RequestStatus } from '../../../contracts/request-status.ts';
import { showToast } from '../../../ui/toast-event.ts';
import { withSession } from '../session/session-gate.ts';
import { useRefreshInbox } from './use-inbox.ts';
import { personName, statusName } from './words.ts';

/** Somebody else was faster: what they made of it, and what was wanted here. */
export interface Conflict {
  theirs: InboxItem;
  mine: RequestStatus;
}

/** One tap changes the status, another takes it back; a change somebody else made in between is never overwritten unseen. */
export function useStatusChange(resource: InboxResource, item: InboxDetail | undefined) {
  const [isBusy, setIsBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const refresh = useRefreshInbox();

  async function move(
    status: RequestStatus,
    seen: { updatedAt: string; status: RequestStatus } | undefined = item,
  ) {
    if (!item || !seen || isBusy) return;
    setIsBusy(true);
    setConflict(undefined);
    try {
      const change = { status, updatedAt: seen.updatedAt };
      const changed = await withSession(() => changeRequest(resource, item.id, change));
      showToast({
        title: `${personName(item)}: ${statusName[status]}`,
        description: `Reference ${item.reference}`,
        action: { label: 'Undo', onAction: () => void move(seen.status, changed) },
      });
    } catch (error) {
      const theirs = presentState(error);
      if (theirs) setConflict({ theirs, mine: status });
      else showToast({ title: 'Error', description: describe(error), variant: 'destructive' });
    } finally {
      setIsBusy(false);
      await refresh();
    }
  }

  return { isBusy, conflict, move, dismiss: () => setConflict(undefined) };
}

function presentState(error: unknown): InboxItem | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { appointment, contact } = (error.problem ?? {}) as { appointment?: InboxItem; contact?: InboxItem };
  return appointment ?? contact;
}

function describe(error: unknown): string {
  if (error instanceof ApiError) return error.problem?.error ?? error.message;
  return 'There is no connection right now. Please try again.';
}
