import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Parts } from '../progress/parts.mjs';
import { install, isInstalled } from './packages.mjs';

/** An npm that notes what it was asked for and leaves what the real one would. */
const npm = `#!/bin/sh
printf '%s' "$*" > asked-for
if [ -e no-line ]; then echo 'npm error network' >&2; exit 1; fi
mkdir -p node_modules/node
printf everything > node_modules/.package-lock.json
echo "require('node:fs').writeFileSync('pinned', '')" > node_modules/node/installArchSpecificPackage.js
`;

let root: string;
const silent = () => new Parts({ out: { write: () => true } });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'samplewater-install-'));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {} } }));
  mkdirSync(join(root, 'bin'));
  writeFileSync(join(root, 'bin/npm'), npm);
  chmodSync(join(root, 'bin/npm'), 0o755);
  vi.stubEnv('PATH', `${join(root, 'bin')}${delimiter}${process.env['PATH'] ?? ''}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

it('installs the development half in production too, and puts the pinned Node before any other', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(isInstalled(root)).toBe(false);
  await install(root, silent());
  expect(readFileSync(join(root, 'asked-for'), 'utf8')).toMatch(/^ci --include=dev /);
  expect(readFileSync(join(root, 'node_modules/node/pinned'), 'utf8')).toBe('');
  expect(readlinkSync(join(root, 'node_modules/.bin/node'))).toBe('../node/bin/node');
  expect(isInstalled(root)).toBe(true);
});

it('installs anew while it runs on the pinned Node, which the new packages take away', async () => {
  const execPath = Object.getOwnPropertyDescriptor(process, 'execPath') ?? {};
  Object.defineProperty(process, 'execPath', {
    ...execPath,
    value: join(root, 'node_modules/node/bin/node'),
  });
  try {
    await install(root, silent());
  } finally {
    Object.defineProperty(process, 'execPath', execPath);
  }
  expect(readFileSync(join(root, 'node_modules/node/pinned'), 'utf8')).toBe('');
});

it.each([
  ['the lock file asks for something else', 'package-lock.json'],
  ['npm has taken a part away again', 'node_modules/.package-lock.json'],
])('does not call it installed once %s', async (_, file) => {
  await install(root, silent());
  writeFileSync(join(root, file), '{"packages":{}}');
  expect(isInstalled(root)).toBe(false);
});

it('says in npm’s words why it failed, and does not call it installed', async () => {
  writeFileSync(join(root, 'no-line'), '');
  await expect(install(root, silent())).rejects.toThrow(/could not be installed.*npm error network/s);
  expect(isInstalled(root)).toBe(false);
});

it('takes over from an installation that died before it said who it was', async () => {
  const lock = join(root, '.install-lock');
  mkdirSync(lock);
  utimesSync(lock, new Date(0), new Date(0));
  await install(root, silent());
  expect(isInstalled(root)).toBe(true);
});

it('says so where nothing can be written, rather than wait', async () => {
  await expect(install(join(root, 'not-there'), silent())).rejects.toThrow('ENOENT');
});
