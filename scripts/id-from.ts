import { createHash } from 'node:crypto';
import { uuidOf } from '#server/domain/images/repeatable-id.ts';

/** A UUID made from a name or a file: the same one every time, so that a second run doubles nothing. */
export function idFrom(content: string | Uint8Array): string {
  return uuidOf(createHash('sha256').update(content).digest('hex'), 4);
}
