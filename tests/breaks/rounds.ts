import type { Break } from './break.ts';

type Test = Break['tests'][number];

/** Whether a red test of one could be taken for a red test of the other. */
function overlap([file, title]: Test, [otherFile, otherTitle]: Test): boolean {
  return file === otherFile && (title.includes(otherTitle) || otherTitle.includes(title));
}

function mayBeConfused(one: Break, other: Break): boolean {
  const files = new Set(one.edits.map(({ file }) => file));
  return (
    one.isAlone === true ||
    other.isAlone === true ||
    other.edits.some(({ file }) => files.has(file)) ||
    one.tests.some((test) => other.tests.some((theirs) => overlap(test, theirs)))
  );
}

/** Breaks that have neither a file nor a test in common are made at once: a build each would take hours. */
export function inRounds(breaks: readonly Break[]): Break[][] {
  const rounds: Break[][] = [];
  for (const one of breaks) {
    const round = rounds.find((others) => !others.some((other) => mayBeConfused(one, other)));
    if (round) round.push(one);
    else rounds.push([one]);
  }
  return rounds;
}
