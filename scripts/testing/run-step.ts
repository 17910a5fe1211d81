import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
export const reports = join(root, 'test-results');
const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
/** Room for what is soon forgotten: compilers and test runners gather garbage less often, for a tenth less work. */
const nodeOptions = [process.env['NODE_OPTIONS'], '--max-semi-space-size=64'].join(' ');

export interface Step {
  name: string;
  command: string[];
  /** A step of a lane above that has to end first. */
  after?: string;
  /** JSON report to count tests from; a step without one counts as a single test. */
  report?: string;
}

export interface Outcome {
  passed: number;
  failed: number;
  seconds: number;
  /** What it said, both streams as they came. */
  output: string;
}

/** Runs one step to its end, in silence. */
export async function runStep(step: Step): Promise<Outcome> {
  const startedAt = Date.now();
  const { isGreen, output } = await execute(step.command);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  return { ...countTests(step, isGreen), seconds, output };
}

function execute([program = '', ...args]: string[]): Promise<{ isGreen: boolean; output: string }> {
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: path, NODE_OPTIONS: nodeOptions },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => (output += text));
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ isGreen: false, output: `${program}: ${error.message}` }));
    child.on('close', (code) => resolve({ isGreen: code === 0, output }));
  });
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
