import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Break } from './break.ts';
import { kinds } from './kinds.ts';
import { inRounds } from './rounds.ts';
import { copyCheckout, type Scratch } from './scratch.ts';
import { type Red, runSuites } from './suites.ts';

/** Makes the product worse on purpose, in a copy, and sees whether the tests notice: README.md. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: join(import.meta.dirname, '../..') },
    kind: { type: 'string' },
    alone: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const chosen = Object.entries(kinds)
  .filter(([kind]) => !values.kind || values.kind.split(',').includes(kind))
  .flatMap(([, breaks]) => breaks)
  .filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)));

/** The red tests that are this break's own. */
const caughtBy = ({ tests }: Break, red: readonly Red[]) =>
  red.filter(({ file, title }) => tests.some(([own, start]) => own === file && title.includes(start)));

const report = (one: Break, what: string) => console.log(`| ${one.name} | ${what} |`);
const describe = ({ file, title, reason }: Red) =>
  [`${file.replace(/^.*\//, '')}: ${title}`, reason && `\`${reason}\``].filter(Boolean).join(' | ');
const reportError = (one: Break, error: unknown) =>
  report(one, `ERROR: ${(error instanceof Error ? error.message : String(error)).split('\n', 1)[0]}`);

/** What could be made; what could not is reported. */
function applyRound(scratch: Scratch, round: readonly Break[]): Break[] {
  return round.filter((one) => {
    try {
      scratch.apply(one);
      return true;
    } catch (error) {
      reportError(one, error);
      return false;
    }
  });
}

/** @returns how many were caught */
function runRound(scratch: Scratch, round: readonly Break[]): number {
  const made = applyRound(scratch, round);
  if (values.list || made.length === 0) {
    scratch.restore();
    return made.length;
  }
  try {
    const red = runSuites(scratch.folder, made);
    const caught = made.map((one) => ({ one, by: caughtBy(one, red)[0] }));
    for (const { one, by } of caught) report(one, by ? describe(by) : 'NOT CAUGHT');
    return caught.filter(({ by }) => by).length;
  } catch (error) {
    for (const one of made) reportError(one, error);
    return 0;
  } finally {
    scratch.restore();
  }
}

const scratch = copyCheckout(resolve(values.root));
try {
  const rounds = values.alone ? chosen.map((one) => [one]) : inRounds(chosen);
  const caught = rounds.reduce((sum, round) => sum + runRound(scratch, round), 0);
  console.log(`\n${chosen.length} breaks, ${caught} ${values.list ? 'can be made' : 'caught'}`);
  process.exitCode = caught < chosen.length ? 1 : 0;
} finally {
  scratch.remove();
}
