/**
 * Runs a script of this project on a machine that may have nothing but Node ≥ 20 and npm: installs the packages if the lock file
 * says something else than what is there, then runs the script on the Node version the project pins.
 * Plain JavaScript without packages, since it runs before there are any.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install, isInstalled } from './install/packages.mjs';
import { Parts } from './progress/parts.mjs';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const modules = join(root, 'node_modules');
const parts = new Parts();

if (!isInstalled(root))
  await install(root, parts).catch((error) => {
    parts.end();
    console.error(error.message);
    process.exit(1);
  });

const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const [script, ...args] = process.argv.slice(2);
const child = spawn(existsSync(pinnedNode) ? pinnedNode : process.execPath, [join(root, script), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // What Node has once read and compiled it need not read again: half of the time a command takes to begin.
    NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
    ...process.env,
    ...parts.handOver(),
    PATH: `${join(modules, '.bin')}:${process.env.PATH}`,
    ASTRO_TELEMETRY_DISABLED: '1',
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  if (signal) process.kill(process.pid, signal);
  else process.exit(code ?? 1);
});
