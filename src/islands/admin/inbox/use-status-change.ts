import { useState } from 'react';
import { ApiError } from '#api/client.ts';
import { changeRequest } from '#api/inbox.ts';
import type { InboxDetail, InboxItem } from '#contracts/answers/inbox.ts';
import type { InboxResource } from '#contracts/inbox.ts';
import { nextStatuses, type RequestStatus } from '#contracts/request-status.ts';
import { visitWords } from '#practice/visits.ts';
import { showToast } from '#ui/toast-event.ts';
import { withSession } from '../session/session-gate.ts';
import type { NextTry } from './call-again-times.ts';
import { useOneChange } from './use-one-change.ts';
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
  const { isBusy, carryOut } = useOneChange();
  const [conflict, setConflict] = useState<Conflict>();
  const [isDone, setIsDone] = useState(false);

  /** @param visitAt goes with Confirmed alone: null for no time that is known */
  async function move(status: RequestStatus, seen: Seen | undefined = item, visitAt?: string | null) {
    if (!item || !seen) return false;
    const change = async () => {
      setConflict(undefined);
      setIsDone(false);
      const changed = await changeStatus(resource, item.id, { status, visitAt }, seen);
      // Whoever takes something back stays with it.
      setIsDone(!isStepBack(seen.status, status));
      tell(item, statusName[status], () => void move(seen.status, changed));
    };
    return carryOut(change, (error) => {
      const theirs = presentState(error);
      if (theirs) setConflict({ theirs, mine: status, visitAt });
      return theirs !== undefined;
    });
  }

  /** Called in vain. Of two who do the same the later time stands: no reason to ask anybody. */
  async function tryAgain({ at, label }: NextTry) {
    if (!item) return;
    await carryOut(async () => {
      setIsDone(false);
      const changed = await withSession(() => changeRequest(resource, item.id, { tryAgainAt: at }));
      setIsDone(true);
      const undo = () => void move('pending', changed);
      tell(item, `try again ${label}`, item.status === 'pending' ? undo : undefined);
    });
  }

  /** Another time for whoever is confirmed, or none any more. Of two who do the same the later one stands. */
  async function setVisit(visitAt: string | null) {
    if (!item) return false;
    return carryOut(async () => {
      await withSession(() => changeRequest(resource, item.id, { visitAt }));
      tell(item, visitAt ? visitWords(visitAt) : 'no date and time');
    });
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
    markDone: () => setIsDone(true),
    dismiss: () => setConflict(undefined),
  };
}
export type StatusChange = ReturnType<typeof useStatusChange>;

/** A note that was added in between, one's own included, is no conflict: it stays, and the status is still the one seen. */
async function changeStatus(resource: InboxResource, id: string, step: Step, seen: Seen): Promise<InboxItem> {
  const { status, visitAt } = step;
  const change = (updatedAt: string) =>
    withSession(() =>
      changeRequest(resource, id, { status, updatedAt, ...(visitAt !== undefined && { visitAt }) }),
    );
  try {
    return await change(seen.updatedAt);
  } catch (error) {
    const theirs = presentState(error);
    if (theirs?.status !== seen.status) throw error;
    return change(theirs.updatedAt);
  }
}

function tell(item: InboxDetail, outcome: string, undo?: () => void): void {
  showToast({
    title: `${personName(item)}: ${outcome}`,
    description: `Reference ${item.reference}`,
    ...(undo && { action: { label: 'Undo', onAction: undo } }),
  });
}

const isStepBack = (from: RequestStatus, to: RequestStatus) =>
  !nextStatuses(from).includes(to) && from !== 'spam';

function presentState(error: unknown): InboxItem | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { appointment, contact } = (error.problem ?? {}) as { appointment?: InboxItem; contact?: InboxItem };
  return appointment ?? contact;
}
