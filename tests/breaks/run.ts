import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Break } from './break.ts';
import { kinds } from './kinds.ts';
import { copyCheckout, type Scratch } from './scratch.ts';
import { findRed, type Red } from './suites.ts';

/** Makes the product worse on purpose, in a copy, and sees whether the tests notice: README.md. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: join(import.meta.dirname, '../..') },
    kind: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});

const chosen = Object.entries(kinds)
  .filter(([kind]) => !values.kind || values.kind.split(',').includes(kind))
  .flatMap(([, breaks]) => breaks)
  .filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)));

const report = (one: Break, what: string) => console.log(`| ${one.name} | ${what} |`);
const describe = ({ file, title, reason }: Red) =>
  [`${file.replace(/^.*\//, '')}: ${title}`, reason && `\`${reason}\``].filter(Boolean).join(' | ');

/** @returns whether it was caught; with `--list`, whether it can be made */
function make(scratch: Scratch, one: Break): boolean {
  try {
    scratch.apply(one);
    if (values.list) return true;
    const red = findRed(scratch.folder, one);
    report(one, red ? describe(red) : 'NOT CAUGHT');
    return red !== undefined;
  } catch (error) {
    report(one, `ERROR: ${(error instanceof Error ? error.message : String(error)).split('\n', 1)[0]}`);
    return false;
  } finally {
    scratch.restore();
  }
}

const scratch = copyCheckout(resolve(values.root));
try {
  // One after the other: of two at once the louder may be all that a test of both gets to see.
  const caught = chosen.filter((one) => make(scratch, one)).length;
  console.log(`\n${chosen.length} breaks, ${caught} ${values.list ? 'can be made' : 'caught'}`);
  process.exitCode = caught < chosen.length ? 1 : 0;
} finally {
  scratch.remove();
}
