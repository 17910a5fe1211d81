import { createHash } from 'node:crypto';
import { emailKey } from '../../../contracts/person.ts';
import type { RequestContent } from '../../db/new-requests.ts';
import { keyedHash } from '../auth/keyed-hash.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** What two equal requests have in common. Erased together with the request's data. */
export function bodyHash({ resource, values }: RequestContent): string {
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify([resource, sorted]));
}

export const idempotencyHash = (key: string) => sha256(key);
export const mailboxKey = (email: string) => keyedHash(`mailbox:${emailKey(email)}`);
export const addressKey = (address: string) => `send:address:${keyedHash(network(address))}`;

/** Whoever has an IPv6 line has a whole /64 of addresses. */
function network(address: string): string {
  if (!address.includes(':') || /^::ffff:[\d.]+$/i.test(address)) return address.replace(/^::ffff:/i, '');
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const front = head ? head.split(':') : [];
  const rear = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - front.length - rear.length);
  const groups = [...front, ...Array.from({ length: missing }, () => '0'), ...rear];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}
