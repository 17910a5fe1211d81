import { createHash } from 'node:crypto';

/** A UUID made of what it is given: the same parts, the same id. Nobody can aim it at an id there already is. */
export function repeatableId(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(createHash('sha256').update(part).digest());
  // Version 8 leaves the rest to whoever makes it.
  return uuidOf(hash.digest('hex'), 8);
}

/** The first 32 of so many hexadecimal digits, as a UUID of this version. */
export function uuidOf(digits: string, version: number): string {
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `${version}${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}
