import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { assemble } from './assemble.ts';

/**
 * `npm run second`: lays the second practice over a copy of the project and builds it. `-- --types` checks its data
 * against their shapes, `-- --browser` walks it in a browser, `-- --serve` serves it.
 */
const [wish] = process.argv.slice(2);
const root = join(import.meta.dirname, '../..');
const project = await assemble();
const bin = (path: string) => join(root, 'node_modules', path);

/** The specs that hold for any practice, and the one about this practice. */
const anyPractice =
  'every-page appointment booking gallery-zoomed form-focus keyboard toasts third-party-frames own-site/blog-states admin-session own-site/inbox';
const specs = [...anyPractice.split(' '), 'second-practice'];
const commands: Record<string, string[]> = {
  '--types': [bin('astro/bin/astro.mjs'), 'check', '--minimumSeverity', 'hint'],
  '--browser': [
    bin('playwright/cli.js'),
    'test',
    ...specs.map((name) => `tests/e2e/${name}.spec.ts`),
    '--workers=1',
  ],
  '--serve': ['scripts/start.ts'],
};
const command = wish === undefined ? ['scripts/build-once.ts'] : commands[wish];
if (!command) throw new Error(`One of ${Object.keys(commands).join(', ')}, or nothing for a build.`);
// Its own database and accounts, made anew.
if (wish === '--serve') rmSync(join(project, '.data'), { recursive: true, force: true });
const { status } = spawnSync(process.execPath, command, { cwd: project, stdio: 'inherit' });
if (status === 0) console.log(`The second practice lies in ${project}`);
process.exitCode = status ?? 1;
