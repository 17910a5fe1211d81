import type { InboxResource, RequestChange } from '#contracts/inbox.ts';
import { mayFollow, nextStatuses, requestStatuses, type RequestStatus } from '#contracts/request-status.ts';
import { isUuid } from '#contracts/uuid.ts';
import { followUpHours } from '#practice/limits.ts';
import { repeatable, transaction, violatedConstraint, type StaffActor } from '#server/db/client.ts';
import type { InboxRow } from '#server/db/inbox.ts';
import {
  applyChange,
  lockItem,
  markSeen,
  selectHistory,
  selectItem,
  selectItemByReference,
  selectPlace,
  selectNotes,
  type StatusRule,
} from '#server/db/request-detail.ts';
import { selectOwnDrafts } from '#server/db/request-drafts.ts';
import { anonymizeRequest } from '#server/db/request-retention.ts';
import { selectMailsAbout } from '#server/db/unsent-mail.ts';

/**
 * One request with its story. Whoever is given it has seen it, whatever the call says of itself: a page that refreshes
 * itself asks for nothing that was not open already, and the note is written once an hour.
 */
export async function openRequest(
  resource: InboxResource,
  id: string,
  actor: StaffActor,
): Promise<InboxRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [, [item], history, internalNotes, mails, drafts] = await transaction(
    [
      markSeen(resource, id, actor.id),
      selectItem(resource, id),
      selectHistory(id),
      selectNotes(id),
      selectMailsAbout(id),
      selectOwnDrafts(id, actor.id),
    ],
    { repeatable: true, actor },
  );
  const own = Object.fromEntries(drafts.map(({ kind, text }) => [kind, text]));
  return item && { ...item, history, internalNotes, mails, drafts: own };
}

/** Undefined for a reference of the other list, and for one nobody was given. */
export async function findByReference(
  resource: InboxResource,
  reference: string,
): Promise<InboxRow | undefined> {
  const [item] = await repeatable(selectItemByReference(resource, reference));
  return item;
}

/** Which list a reference stands in, for addresses that carry nothing else. */
export async function locateReference(
  reference: string,
): Promise<{ resource: InboxResource; id: string } | undefined> {
  const [found] = await repeatable(selectPlace(reference.toUpperCase()));
  return found;
}

type ChangeOutcome =
  | { outcome: 'changed' | 'conflict' | 'not-allowed'; item: InboxRow }
  | { outcome: 'unknown' }
  | { outcome: 'unknown-assignee' }
  | { outcome: 'no-visits' };

/**
 * A new status, a note, a call in vain, a visit, somebody to look after it, or several at once. Not repeated on a lost answer: a note
 * would stand there twice.
 */
export async function changeRequest(
  resource: InboxResource,
  id: string,
  { status, note, tryAgainAt, assigneeId, visitAt, updatedAt }: RequestChange,
  actor: StaffActor,
): Promise<ChangeOutcome> {
  if (!isUuid(id)) return { outcome: 'unknown' };
  if (resource === 'contacts' && visitAt !== undefined) return { outcome: 'no-visits' };
  const change = {
    resource,
    id,
    adminId: actor.id,
    note,
    // Whoever was called in vain counts as contacted, and waits for another call.
    rule: tryAgainAt === undefined ? status && ruleFor(status) : ruleFor('contacted'),
    tryAgainAt: tryAgainAt ?? null,
    assigneeId,
    visitAt,
    followUpHours,
    updatedAt: updatedAt ?? null,
  };
  try {
    const [, [judged], [item]] = await transaction(
      [lockItem(resource, id), applyChange(change), selectItem(resource, id)],
      { actor },
    );
    if (!judged || !item) return { outcome: 'unknown' };
    return { outcome: judged.verdict === 'ok' ? 'changed' : judged.verdict, item };
  } catch (error) {
    const constraint = violatedConstraint(error) ?? '';
    // Either the request or its trace names the account first.
    if (/_(assigned_to|given_to)_fkey$/.test(constraint)) return { outcome: 'unknown-assignee' };
    throw error;
  }
}

/** The way of a request as the database is told it. */
function ruleFor(to: RequestStatus): StatusRule {
  const others = requestStatuses.filter((from) => from !== to);
  return {
    to,
    from: others.filter((from) => nextStatuses(from).includes(to)),
    backFrom: others.filter((from) => mayFollow(from, to, null) && !nextStatuses(from).includes(to)),
  };
}

/** Takes the person’s data away and leaves what happened. @returns whether there was such a request */
export async function forgetRequest(
  resource: InboxResource,
  id: string,
  actor: StaffActor,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  // What somebody else is writing about it at this moment is stored by then, and goes with the rest.
  const [, [found]] = await transaction([lockItem(resource, id), anonymizeRequest(resource, id, actor.id)], {
    repeatable: true,
    actor,
  });
  return found !== undefined;
}
