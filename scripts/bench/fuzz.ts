import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { atMost, type Figure } from './figure.ts';

const root = join(import.meta.dirname, '../..');
/** About ten minutes on two idle cores. */
const runs = process.env['FUZZ_RUNS'] || '60000';
const parts = [
  { figure: 'schemas, slugs and HTML that fell', project: 'unit', filter: 'fuzz' },
  { figure: 'calls that fell', project: 'functions', filter: 'endpoint-fuzz' },
];

/** The same properties as in every test run, with many more inputs. A counter-example is printed as it is found. */
export function benchFuzz(): Promise<Figure[]> {
  const figures = parts.map(({ figure, project, filter }) => {
    const { status } = spawnSync(
      join(root, 'node_modules/.bin/vitest'),
      ['run', '--project', project, filter, '--testTimeout=0', '--reporter=dot'],
      { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, FUZZ_RUNS: runs } },
    );
    return atMost(`${figure} (${runs} runs)`, status === 0 ? 0 : 1, 0, '');
  });
  return Promise.resolve(figures);
}
