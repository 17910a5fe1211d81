import type { IncomingMessage } from 'node:http';

const plain = /^bytes=(\d{1,15})-(\d{0,15})$/;

/**
 * Takes away a `Range` that is no plain part of a file, which a server may do and then sends the whole: the file server would
 * break off the connection over one that ends before it begins, and read others as what they do not say.
 */
export function keepPlainRange({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const [, from, to] = plain.exec(headers.range ?? '') ?? [];
  if (from === undefined || (to && Number(to) < Number(from))) delete headers.range;
}
