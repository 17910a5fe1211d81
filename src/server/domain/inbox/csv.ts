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
    'visitAt',
    'language',
    'notes',
  ],
  contacts: ['reference', 'createdAt', 'dueAt', 'status', 'name', 'email', 'language', 'subject', 'message'],
};

type CsvRow = Readonly<Record<string, unknown>>;

/** The whole table as a text: RFC 4180, with the mark of UTF-8, safe to open in a spreadsheet. */
export function toCsv(resource: InboxResource, rows: readonly InboxRow[]): string {
  return csvHead(resource) + rows.map((row) => csvLine(resource, { ...row })).join('');
}

/** The first line, with the mark that tells Excel that this is UTF-8. */
export function csvHead(resource: InboxResource): string {
  return `\ufeff${lineOf(columns[resource])}`;
}

/** One row of it, with the end of its line. */
export function csvLine(resource: InboxResource, row: CsvRow): string {
  return lineOf(columns[resource].map((name) => asText(row[name])));
}

const lineOf = (texts: readonly string[]) => `${texts.map(cell).join(',')}\r\n`;

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString() : String(value);
}

/** An apostrophe in front of whatever a spreadsheet could take for a formula, also behind white space. */
function cell(text: string): string {
  const safe = /^\s*[=+\-@|%＝＋－＠]/u.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
