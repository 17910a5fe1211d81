import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SqlBackend } from '../database/sql-protocol.ts';
import { atMost, type Figure } from './figure.ts';
import type { Sent } from './submissions.ts';

export async function rowsOf(backend: SqlBackend, query: string): Promise<(string | null)[][]> {
  const [result] = await backend.run([{ query, params: [] }], { isTransaction: false, isolation: undefined });
  return result?.rows ?? [];
}

/** What a run that was cut off had claimed is free again once its lease is over; nobody here waits for that. @returns how many messages are due */
export async function endLeases(backend: SqlBackend): Promise<number> {
  const freed = await rowsOf(
    backend,
    'update outbox set leased_until = null, due_at = now() where sent_at is null returning id',
  );
  return freed.length;
}

/**
 * Compares what patients were told with what the database and the mailbox hold.
 * @param messages the references staff were told of by mail, one for each message
 */
export async function audit(
  about: string,
  sent: Sent[],
  backend: SqlBackend,
  messages: string[],
): Promise<Figure[]> {
  const rows = await rowsOf(backend, 'select reference, email, id from appointments');
  const unsent = await rowsOf(backend, 'select 1 from outbox where sent_at is null');
  const notices = await rowsOf(backend, `select request_id from outbox where kind = 'staff-notice'`);
  const stored = new Map(rows.map(([reference, email]) => [reference, email]));
  const missing = sent.filter(
    ({ key, reference }) => reference && stored.get(reference) !== `${key}@example.com`,
  );
  const none = (figure: string, value: number) => atMost(`${about}: ${figure}`, value, 0, '');
  return [
    none('acknowledged and missing', missing.length),
    none('given up by the patient', sent.filter(({ reference }) => !reference).length),
    none('rows beyond one per key', rows.length - new Set(rows.map(([, email]) => email)).size),
    none('rows nobody sent', rows.length - sent.length),
    none(
      'rows without exactly one notice',
      unequal(
        rows.map(([, , id]) => id),
        notices.map(([id]) => id),
      ),
    ),
    none('notices not sent in the end', unsent.length),
    none('rows without exactly one message', unequal([...stored.keys()], messages)),
  ];
}

/** How many names do not occur in both lists exactly once. */
function unequal(left: unknown[], right: unknown[]): number {
  const occurs = (list: unknown[]) => Map.groupBy(list, (name) => name);
  const [inLeft, inRight] = [occurs(left), occurs(right)];
  const names = new Set([...left, ...right]);
  return [...names].filter((name) => inLeft.get(name)?.length !== 1 || inRight.get(name)?.length !== 1)
    .length;
}

/** The references in the staff notices kept as files. */
export async function messagesIn(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const messages = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return messages.flatMap((message) => /Subject: New request (\S+)/.exec(message)?.[1] ?? []);
}
