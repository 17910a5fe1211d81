import type { InboxResource } from '#contracts/inbox.ts';

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
    'visitAt',
    'language',
    'notes',
  ],
  contacts: ['reference', 'createdAt', 'dueAt', 'status', 'name', 'email', 'language', 'subject', 'message'],
};

/** The whole table as a text: RFC 4180, with the mark that tells Excel that this is UTF-8. */
export function toCsv(resource: InboxResource, rows: readonly Readonly<Record<string, unknown>>[]): string {
  const names = columns[resource];
  const lines = [names, ...rows.map((row) => names.map((name) => asText(row[name])))];
  return `\ufeff${lines.map((texts) => `${texts.map(cell).join(',')}\r\n`).join('')}`;
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
