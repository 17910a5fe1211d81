import { expect, it } from 'vitest';
import type { InboxRow } from '#server/db/inbox.ts';
import { toCsv } from './csv.ts';

const row = (message: string) =>
  ({
    reference: 'SD-2222-3333',
    createdAt: new Date(0),
    dueAt: new Date(0),
    status: 'pending',
    name: 'Ann',
    email: null,
    subject: null,
    message,
  }) as unknown as InboxRow;
/** What stands between the quotes of the last cell. @throws Error when there is no such cell */
function lastCell(message: string): string {
  const [, cell] = /"Ann","","","","([\s\S]*)"\r\n$/.exec(toCsv('contacts', [row(message)])) ?? [];
  if (cell === undefined) throw new Error('There is no last cell.');
  return cell;
}

it('writes a header, quotes every cell and doubles quotes', () => {
  expect(toCsv('contacts', [row('say "hi"\nnow')])).toBe(
    '\ufeff"reference","createdAt","dueAt","status","name","email","language","subject","message"\r\n' +
      '"SD-2222-3333","1970-01-01T00:00:00.000Z","1970-01-01T00:00:00.000Z","pending","Ann","","","","say ""hi""\nnow"\r\n',
  );
});

it.each([
  '=1+1',
  '+1 904 555 0100',
  '-2',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '＝1',
  '\n=cmd',
  '|calc',
  '=HYPERLINK("x")',
])('keeps %j from being a formula', (text) => {
  expect(lastCell(text)).toBe(`'${text.replaceAll('"', '""')}`);
});

it('leaves ordinary text alone', () => {
  expect(lastCell('5 = 5')).toBe('5 = 5');
});
