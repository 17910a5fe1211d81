import { useState } from 'react';
import { ApiError } from '#api/client.ts';
import { changeRequest } from '#api/inbox.ts';
import type { InboxDetail, InboxItem, InboxResource } from '#contracts/inbox.ts';
import { nextStatuses, type RequestStatus } from '#contracts/request-status.ts';
import { showToast } from '#ui/toast-event.ts';
import { withSession } from '../session/session-gate.ts';
import type { NextTry } from './try-again.ts';
import { useRefreshInbox } from './use-inbox.ts';
import { personName, statusName } from './words.ts';

/** Somebody else was faster: what they made of it, and what was wanted here. */
export interface Conflict {
  theirs: InboxItem;
  mine: RequestStatus;
}

/** What stood on the screen when somebody tapped. */
type Seen = Pick<InboxItem, 'status' | 'updatedAt'>;

/** One tap changes the status, another takes it back; a change somebody else made in between is never overwritten unseen. */
export function useStatusChange(resource: InboxResource, item: InboxDetail | undefined) {
  const [isBusy, setIsBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const [isDone, setIsDone] = useState(false);
  const refresh = useRefreshInbox();

  const change = (id: string, status: RequestStatus, updatedAt: string) =>
    withSession(() => changeRequest(resource, id, { status, updatedAt }));

  /** A note that was added in between, one's own included, is no conflict: it stays, and the status is still the one seen. */
  async function send(id: string, status: RequestStatus, seen: Seen): Promise<InboxItem> {
    try {
      return await change(id, status, seen.updatedAt);
    } catch (error) {
      const theirs = presentState(error);
      if (theirs?.status !== seen.status) throw error;
      return change(id, status, theirs.updatedAt);
    }
  }

  async function move(status: RequestStatus, seen: Seen | undefined = item) {
    if (!item || !seen || isBusy) return;
    setIsBusy(true);
    setConflict(undefined);
    setIsDone(false);
    try {
      const changed = await send(item.id, status, seen);
      // Whoever takes something back stays with it.
      setIsDone(!isStepBack(seen.status, status));
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

  /** Called in vain. Of two who do the same the later time stands: no reason to ask anybody. */
  async function tryAgain({ at, label }: NextTry) {
    if (!item || isBusy) return;
    setIsBusy(true);
    setIsDone(false);
    try {
      const changed = await withSession(() => changeRequest(resource, item.id, { tryAgainAt: at }));
      setIsDone(true);
      showToast({
        title: `${personName(item)}: try again ${label}`,
        description: `Reference ${item.reference}`,
        ...(item.status === 'pending' && {
          action: { label: 'Undo', onAction: () => void move('pending', changed) },
        }),
      });
    } catch (error) {
      showToast({ title: 'Error', description: describe(error), variant: 'destructive' });
    } finally {
      setIsBusy(false);
      await refresh();
    }
  }

  return {
    isBusy,
    isDone,
    conflict,
    move,
    tryAgain,
    /** Done with this one by another way than a status. */
    settle: () => setIsDone(true),
    dismiss: () => setConflict(undefined),
  };
}
export type StatusChange = ReturnType<typeof useStatusChange>;

const isStepBack = (from: RequestStatus, to: RequestStatus) =>
  !nextStatuses(from).includes(to) && from !== 'spam';

function presentState(error: unknown): InboxItem | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { appointment, contact } = (error.problem ?? {}) as { appointment?: InboxItem; contact?: InboxItem };
  return appointment ?? contact;
}

function describe(error: unknown): string {
  if (error instanceof ApiError) return error.problem?.error ?? error.message;
  return 'There is no connection right now. Please try again.';
}
