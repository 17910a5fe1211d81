import { responseHours } from '#practice/limits.ts';
import { transaction, violatedConstraint, type StaffActor } from '#server/db/client.ts';
import { isDatabaseUnavailable } from '#server/db/faults.ts';
import {
  limitWaiting,
  lockRepetitions,
  insertRequest,
  type NewRequest,
  type RequestContent,
  type InsertedRequestRow,
} from '#server/db/new-requests.ts';
import { newReference } from './reference.ts';
import { ipKey, bodyHash, idempotencyHash, mailboxKey } from './request-keys.ts';

export interface Incoming {
  content: RequestContent;
  idempotencyKey: string | undefined;
  isSuspicious: boolean;
  /** The client's ip, or who took it down at the desk. */
  from: { ip: string } | { actor: StaffActor };
}

export type StoreOutcome =
  | { outcome: 'stored'; id: string; reference: string }
  | { outcome: 'repeated'; reference: string }
  | { outcome: 'key-reused' }
  | { outcome: 'too-many'; secondsLeft: number }
  | { outcome: 'unavailable' };

/** Stores a request once, however often it arrives. */
export async function storeRequest(incoming: Incoming): Promise<StoreOutcome> {
  try {
    const actor = 'actor' in incoming.from ? incoming.from.actor : undefined;
    return outcomeOf(await store(toRow(incoming), actor));
  } catch (error) {
    // Expected: whoever typed all this must get it back, with a way out.
    if (isDatabaseUnavailable(error)) return { outcome: 'unavailable' };
    throw error;
  }
}

function toRow({ content, idempotencyKey, isSuspicious, from }: Incoming): NewRequest {
  return {
    content,
    reference: newReference(),
    status: isSuspicious ? 'spam' : 'pending',
    dueHours: responseHours,
    adminId: 'actor' in from ? from.actor.id : null,
    ipKey: 'ip' in from ? ipKey(from.ip) : null,
    emailKey: content.values.email === null ? null : mailboxKey(content.values.email),
    idempotencyKey: idempotencyKey === undefined ? null : idempotencyHash(idempotencyKey),
    bodyHash: bodyHash(content),
  };
}

function outcomeOf(row: InsertedRequestRow): StoreOutcome {
  if (row.id && row.reference) return { outcome: 'stored', id: row.id, reference: row.reference };
  if (row.earlier)
    return row.earlierIsSame ? { outcome: 'repeated', reference: row.earlier } : { outcome: 'key-reused' };
  return { outcome: 'too-many', secondsLeft: Math.max(1, row.secondsLeft ?? 600) };
}

async function store(request: NewRequest, actor: StaffActor | undefined): Promise<InsertedRequestRow> {
  try {
    return await run(request, { throttled: true, actor });
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    // A reference that exists already is drawn again; a constraint otherwise is a mistake of ours.
    if (violatedConstraint(error)?.endsWith('_reference_key'))
      return run({ ...request, reference: newReference() }, { throttled: true, actor });
    if (violatedConstraint(error)) throw error;
    return run(request, { throttled: false, actor });
  }
}

async function run(
  request: NewRequest,
  { throttled, actor }: { throttled: boolean; actor: StaffActor | undefined },
): Promise<InsertedRequestRow> {
  const [, , [row]] = await transaction(
    [lockRepetitions(request), limitWaiting(), insertRequest(request, { throttled })],
    { repeatable: true, actor },
  );
  return row as InsertedRequestRow;
}
