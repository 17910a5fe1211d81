import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBrowsers } from './ensure-browsers.ts';
import { reports, runStep, type Outcome, type Step } from './testing/run-step.ts';
import { lanesOf, parts, type Part } from './testing/steps.ts';

/**
 * `npm test`: format, lint, types, dead code, then unit, function and browser tests; `--part=…` runs one part of it, `npm run
 * check` the static one. Everything runs, so that one look shows all that is wrong, in lanes beside each other; what a step
 * says is printed whole when it ends, if it failed; the last line counts.
 */
const { values } = parseArgs({ options: { part: { type: 'string' }, shard: { type: 'string' } } });
const startedAt = Date.now();

async function run(): Promise<void> {
  const part = values.part;
  if (part !== undefined && !isPart(part)) throw new Error(`--part is one of ${parts.join(', ')}.`);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  if (!part || part === 'browser') ensureBrowsers();

  const ended = new Map<string, Promise<Outcome>>();
  for (const lane of lanesOf(part, values.shard)) {
    let before: Promise<unknown> = Promise.resolve();
    for (const step of lane) {
      const turn = Promise.all([before, step.after && ended.get(step.after)]);
      before = turn.then(() => runStep(step)).then((outcome) => tell(step, outcome));
      ended.set(step.name, before as Promise<Outcome>);
    }
  }
  const outcomes = await Promise.all(ended.values());
  const sum = (count: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[count], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

function isPart(word: string): word is Part {
  return parts.includes(word as Part);
}

function tell(step: Step, outcome: Outcome): Outcome {
  const { passed, failed, seconds, output } = outcome;
  const at = Math.round((Date.now() - startedAt) / 1000);
  console.log(`── ${step.name}: ${passed} passed, ${failed} failed in ${seconds} s, at ${at} s`);
  if (failed > 0) console.log(output);
  return outcome;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
