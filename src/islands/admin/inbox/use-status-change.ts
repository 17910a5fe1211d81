import { useState } from 'react';
import { ApiError } from '#api/client.ts';
import { changeRequest } from '#api/inbox.ts';
import type { InboxDetail, InboxItem } from '#contracts/answers/inbox.ts';
import type { InboxResource } from '#contracts/inbox.ts';
import { nextStatuses, type RequestStatus } from '#contracts/request-status.ts';
import { visitWords } from '#practice/visits.ts';
import { showToast } from '#ui/toast-event.ts';
import { withSession } from '../session/session-gate.ts';
import type { NextTry } from './try-again.ts';
import { useRefreshInbox } from './use-inbox.ts';
import { personName, statusName } from './words.ts';

/** Somebody else was faster: what they made of it, and what was wanted here. */
export interface Conflict {
  theirs: InboxItem;
  mine: RequestStatus;
  /** The visit that was to be confirmed. */
  visitAt: string | null | undefined;
}

/** What stood on the screen when somebody tapped. */
type Seen = Pick<InboxItem, 'status' | 'updatedAt'>;

interface Step {
  status: RequestStatus;
  visitAt: string | null | undefined;
}

/** One tap changes the status, another takes it back; a change somebody else made in between is never overwritten unseen. */
export function useStatusChange(resource: InboxResource, item: InboxDetail | undefined) {
  const [isBusy, setIsBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const [isDone, setIsDone] = useState(false);
  const refresh = useRefreshInbox();

  const change = (id: string, { status, visitAt }: Step, updatedAt: string) =>
    withSession(() =>
      changeRequest(resource, id, { status, updatedAt, ...(visitAt !== undefined && { visitAt }) }),
    );

  /** A note that was added in between, one's own included, is no conflict: it stays, and the status is still the one seen. */
  async function send(id: string, step: Step, seen: Seen): Promise<InboxItem> {
    try {
      return await change(id, step, seen.updatedAt);
    } catch (error) {
      const theirs = presentState(error);
      if (theirs?.status !== seen.status) throw error;
      return change(id, step, theirs.updatedAt);
    }
  }

  /** @param visitAt goes with Confirmed alone: null for no time that is known */
  async function move(status: RequestStatus, seen: Seen | undefined = item, visitAt?: string | null) {
    if (!item || !seen || isBusy) return false;
    setIsBusy(true);
    setConflict(undefined);
    setIsDone(false);
    try {
      const changed = await send(item.id, { status, visitAt }, seen);
      // Whoever takes something back stays with it.
      setIsDone(!isStepBack(seen.status, status));
      showToast({
        title: `${personName(item)}: ${statusName[status]}`,
        description: `Reference ${item.reference}`,
        action: { label: 'Undo', onAction: () => void move(seen.status, changed) },
      });
      return true;
    } catch (error) {
      const theirs = presentState(error);
      if (theirs) setConflict({ theirs, mine: status, visitAt });
      else showToast({ title: 'Error', description: describe(error), variant: 'destructive' });
      return theirs !== undefined;
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

  /** Another time for whoever is confirmed, or none any more. Of two who do the same the later one stands. */
  async function setVisit(visitAt: string | null) {
    if (!item || isBusy) return false;
    setIsBusy(true);
    try {
      await withSession(() => changeRequest(resource, item.id, { visitAt }));
      showToast({
        title: `${personName(item)}: ${visitAt ? visitWords(visitAt) : 'no date and time'}`,
        description: `Reference ${item.reference}`,
      });
      return true;
    } catch (error) {
      showToast({ title: 'Error', description: describe(error), variant: 'destructive' });
      return false;
    } finally {
      setIsBusy(false);
      await refresh();
    }
  }

  return {
    setVisit,
    confirm: (visitAt: string | null) => move('confirmed', item, visitAt),
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
