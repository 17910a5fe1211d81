import { createHash } from 'node:crypto';
import type { RequestContent } from '#server/db/new-requests.ts';
import { keyedHash } from '../auth/keyed-hash.ts';
import { networkOf } from '../network.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** What two equal requests have in common. Erased together with the request's data. */
export function bodyHash({ resource, values }: RequestContent): string {
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify([resource, sorted]));
}

/** What is stored of an `Idempotency-Key`. */
export const idempotencyHash = (key: string) => sha256(key);
/** The same for one mailbox, however it was typed: what a throttle counts by. */
export const mailboxKey = (email: string) => keyedHash('mailbox', email.normalize('NFKC').toLowerCase());
/** What sending is counted by: one line, as far as an IP tells. */
export const ipKey = (ip: string) => `send:address:${keyedHash('network', networkOf(ip))}`;
