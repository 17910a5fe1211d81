import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Break } from './break.ts';
import { callBreaks } from './calls.ts';
import { deskBreaks } from './desk.ts';
import { pageBreaks } from './pages.ts';
import { peopleBreaks } from './people.ts';
import { postBreaks } from './posts.ts';
import { inRounds } from './rounds.ts';
import { ruleBreaks } from './rules.ts';
import { copyCheckout, type Scratch } from './scratch.ts';
import { type Red, runSuites } from './suites.ts';

/** Makes the product worse on purpose, in a copy, and sees whether the tests notice: README.md. */
const kinds: Record<string, readonly Break[]> = {
  calls: callBreaks,
  people: peopleBreaks,
  posts: postBreaks,
  rules: ruleBreaks,
  pages: pageBreaks,
  desk: deskBreaks,
};

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

function runRound(scratch: Scratch, round: readonly Break[]): number {
  let missed = 0;
  try {
    scratch.apply(round);
    const red = runSuites(scratch.folder, round);
    for (const one of round) {
      const [first] = caughtBy(one, red);
      if (!first) missed += 1;
      console.log(
        `| ${one.name} | ${first ? `${first.file.replace(/^.*\//, '')}: ${first.title}` : 'NOT CAUGHT'} |`,
      );
    }
  } catch (error) {
    missed += round.length;
    for (const { name } of round)
      console.log(`| ${name} | ERROR: ${error instanceof Error ? error.message : String(error)} |`);
  } finally {
    scratch.restore();
  }
  return missed;
}

/** Only sees whether the texts still stand where they are looked for. */
function listRound(scratch: Scratch, round: readonly Break[]): void {
  scratch.apply(round);
  scratch.restore();
  for (const { name } of round) console.log(name);
}

const scratch = copyCheckout(resolve(values.root));
try {
  const rounds = values.alone ? chosen.map((one) => [one]) : inRounds(chosen);
  let missed = 0;
  for (const round of rounds)
    if (values.list) listRound(scratch, round);
    else missed += runRound(scratch, round);
  console.log(`\n${chosen.length} breaks, ${missed} not caught`);
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  scratch.remove();
}
