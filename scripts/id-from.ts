import { createHash } from 'node:crypto';

/** A UUID made from a name or a file: the same one every time, so that a second run doubles nothing. */
export function idFrom(content: string | Uint8Array): string {
  const hex = createHash('sha256').update(content).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
