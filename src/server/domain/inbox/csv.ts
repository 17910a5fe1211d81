import type { InboxResource } from '#contracts/inbox.ts';
import type { InboxRow } from '#server/db/inbox.ts';

/** A table that opens in any spreadsheet program, and in none of them runs what a stranger typed. */
const columns: Record<InboxResource, readonly string[]> = {
  appointments: [
    'reference',
    'createdAt',
    'dueAt',
    'status',
    'firstName',
    'lastName',
    'email',
    'phone',
    'service',
    'preferredDate',
    'notes',
  ],
  contacts: ['reference', 'createdAt', 'dueAt', 'status', 'name', 'email', 'subject', 'message'],
};

export function toCsv(resource: InboxResource, rows: readonly InboxRow[]): string {
  const names = columns[resource];
  const lines = [names, ...rows.map((row) => names.map((name) => asText(row[name])))];
  // The mark at the start tells Excel that this is UTF-8.
  return `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString() : String(value);
}

/** An apostrophe in front of whatever a spreadsheet could take for a formula, also behind white space. */
function cell(text: string): string {
  const safe = /^\s*[=+\-@|%＝＋－＠]/u.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
