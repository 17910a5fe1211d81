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

export const idempotencyHash = (key: string) => sha256(key);
/** The same for one mailbox, however it was typed: what a throttle counts by. */
export const mailboxKey = (email: string) => keyedHash('mailbox', email.normalize('NFKC').toLowerCase());
export const ipKey = (ip: string) => `send:address:${keyedHash('network', networkOf(ip))}`;
