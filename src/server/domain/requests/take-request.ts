import { responseHours } from '../../../practice/limits.ts';
import { transaction, violatedConstraint } from '../../db/client.ts';
import { isDatabaseUnavailable } from '../../db/faults.ts';
import {
  limitWaiting,
  lockRepetitions,
  storeRequest,
  type NewRequest,
  type RequestContent,
  type StoreRow,
} from '../../db/new-requests.ts';
import { newReference } from './reference.ts';
import { addressKey, bodyHash, idempotencyHash, mailboxKey } from './request-keys.ts';

export interface Incoming {
  content: RequestContent;
  idempotencyKey: string | undefined;
  isSuspicious: boolean;
  /** The client's address, or who took it down at the desk. */
  from: { address: string } | { adminId: string };
}

export type Taking =
  | { outcome: 'stored'; id: string; reference: string }
  | { outcome: 'repeated'; reference: string }
  | { outcome: 'key-reused' }
  | { outcome: 'too-many'; secondsLeft: number }
  | { outcome: 'unavailable' };

/** Stores a request once, however often it arrives. */
export async function takeRequest(incoming: Incoming): Promise<Taking> {
  try {
    return outcomeOf(await store(toRow(incoming)));
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
    adminId: 'adminId' in from ? from.adminId : null,
    addressKey: 'address' in from ? addressKey(from.address) : null,
    emailKey: content.values.email === null ? null : mailboxKey(content.values.email),
    idempotencyKey: idempotencyKey === undefined ? null : idempotencyHash(idempotencyKey),
    bodyHash: bodyHash(content),
  };
}

function outcomeOf(row: StoreRow): Taking {
  if (row.id && row.reference) return { outcome: 'stored', id: row.id, reference: row.reference };
  if (row.earlier)
    return row.earlierIsSame ? { outcome: 'repeated', reference: row.earlier } : { outcome: 'key-reused' };
  return { outcome: 'too-many', secondsLeft: Math.max(1, row.secondsLeft ?? 600) };
}

async function store(request: NewRequest): Promise<StoreRow> {
  try {
    return await run(request, true);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    // A reference that exists already is drawn again; a constraint otherwise is a mistake of ours.
    if (violatedConstraint(error)?.endsWith('_reference_key'))
      return run({ ...request, reference: newReference() }, true);
    if (violatedConstraint(error)) throw error;
    return run(request, false);
  }
}

async function run(request: NewRequest, throttled: boolean): Promise<StoreRow> {
  const [, , [row]] = await transaction<[unknown, unknown, StoreRow]>(
    [lockRepetitions(request), limitWaiting(), storeRequest(request, { throttled })],
    { repeatable: true },
  );
  return row as StoreRow;
}
