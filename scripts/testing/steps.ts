import { join } from 'node:path';
import { reports, type Step } from './run-step.ts';

export const parts = ['static', 'functions', 'browser'] as const;
export type Part = (typeof parts)[number];

const build: Step = { name: 'build', command: ['node', 'scripts/build-once.ts'] };
const format: Step = { name: 'format', command: ['oxfmt', '--check'] };
/** What has been found in order is not looked at again until it, its settings or its tool change (ADR 50). */
const remembering = ['--cache', '--cache-strategy=content', '--cache-location=.cache/eslint'];
const pageLint: Step = {
  name: 'lint of pages',
  command: ['eslint', '--max-warnings=0', ...remembering, '**/*.astro', 'tests/second-practice/site/**/*.ts'],
};
/** A type check of Astro's and a build empty the same folders, so they never run at once. */
const pageTypes: Step = {
  name: 'types of pages',
  command: ['astro', 'check', '--tsconfig=tsconfig.pages.json', '--minimumFailingSeverity=hint'],
  after: 'build',
};
/** Everything but the pages (ADR 49, 55). Behind the pages' check, which writes what content is typed by. */
const lint: Step = { name: 'lint and types', command: ['oxlint', '--deny-warnings'] };
const deadCode: Step = {
  name: 'dead code and import cycles',
  command: ['knip', '--no-progress', '--files', '--dependencies', '--exports', '--cycles'],
};

function vitest(name: string, ...options: string[]): Step {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return { name, command: ['vitest', 'run', ...options, ...reporters], report };
}

function browser(shard?: string): Step {
  const command = ['playwright', 'test', ...(shard ? [`--shard=${shard}`] : [])];
  return { name: 'browser tests', command, report: join(reports, 'e2e.json') };
}

const unit = vitest('unit tests', '--project=unit');
/** One run for all of them: what no test reaches is counted over all. */
const functions = vitest('unit and function tests', '--coverage');
/** Beside the browsers one process for two processors: what waits for its turn still takes from what the others work with. */
const functionsBeside = vitest('unit and function tests', '--coverage', '--maxWorkers=50%');

/** What runs beside what; within a lane one after the other. A machine has two cores at least. */
export function lanesOf(part: Part | undefined, shard?: string): Step[][] {
  switch (part) {
    case 'static':
      return [
        [format, unit],
        [pageLint, deadCode],
        [pageTypes, lint],
      ];
    case 'functions':
      return [[build, functions]];
    case 'browser':
      return [[build, browser(shard)]];
    default:
      return [
        [build, browser(shard)],
        [pageLint, deadCode, format, pageTypes, lint, functionsBeside],
      ];
  }
}
