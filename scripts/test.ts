import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './ensure-chromium.ts';
import { buildIfNeeded } from './server/build.ts';

/**
 * `npm test`: format, lint, types, dead code, then unit, function and browser tests; `--fast` (`npm run check`) stops
 * before functions and browsers. Everything runs, so that one look shows all that is wrong; the last line counts.
 */
const root = join(import.meta.dirname, '..');
const isFast = process.argv.includes('--fast');
const reports = join(root, 'test-results');

interface Step {
  name: string;
  command: string[];
  /** JSON report to count tests from; a step without one counts as a single test. */
  report?: string;
}

const vitest = (project: string): Step => {
  const report = join(reports, `${project}.json`);
  const command = [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return { name: `${project} tests`, command, report };
};

const steps: Step[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level=warn', '.'] },
  { name: 'lint', command: ['eslint', '--max-warnings=0', '.'] },
  {
    name: 'types',
    command: ['astro', 'check', '--minimumSeverity', 'hint', '--minimumFailingSeverity', 'hint'],
  },
  { name: 'dead code', command: ['knip', '--no-progress'] },
  vitest('unit'),
  ...(isFast
    ? []
    : [
        vitest('functions'),
        vitest('server'),
        { name: 'browser tests', command: ['playwright', 'test'], report: join(reports, 'e2e.json') },
      ]),
];

async function run(): Promise<void> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  if (!isFast) {
    ensureChromium();
    await buildIfNeeded(root);
  }
  let passed = 0;
  let failed = 0;
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const isGreen = await execute(step.command);
    const counts = countTests(step, isGreen);
    passed += counts.passed;
    failed += counts.failed;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function execute([program = '', ...args]: string[]): Promise<boolean> {
  const child = spawn(join(root, 'node_modules/.bin', program), args, { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code === 0)));
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

function countTests({ report }: Step, isGreen: boolean): { passed: number; failed: number } {
  if (!report) return isGreen ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const content = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : {};
  const passed = content.numPassedTests ?? content.stats?.expected ?? 0;
  const failed =
    content.numFailedTests ?? (content.stats ? content.stats.unexpected + content.stats.flaky : 0);
  // A runner that failed without a failing test (a broken file, no server) is a failure all the same.
  return { passed, failed: isGreen ? failed : Math.max(1, failed) };
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
