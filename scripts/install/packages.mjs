import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ProcessLock } from '../process-lock.mjs';

/** The packages of a checkout: whether they are what the lock file says, and how they come. No packages in here. */

/** @param {string} root */
const stampOf = (root) => join(root, 'node_modules/.installed-from');

/** The stamp also names npm's own list of what lies there: it changes when somebody takes the development half away again. */
function state(root) {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) {
    const path = join(root, file);
    hash.update(existsSync(path) ? readFileSync(path) : 'none');
  }
  return hash.digest('hex');
}

/** @param {string} root */
export function isInstalled(root) {
  const stamp = stampOf(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === state(root);
}

/**
 * Two commands started at once must not install into the same folder; the second waits for the first.
 * @param {string} root
 * @param {import('../progress/parts.mjs').Parts} parts
 * @throws Error with npm's own words when it fails
 */
export async function install(root, parts) {
  const lock = new ProcessLock(join(root, '.install-lock'));
  await lock.wait();
  try {
    if (isInstalled(root)) return;
    parts.begin('Packages');
    await installPackages(root, parts);
    parts.begin('Node');
    await installNode(root);
    writeFileSync(stampOf(root), state(root));
    parts.end();
  } finally {
    lock.release();
  }
}

const quietly = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error', '--prefer-offline'];

/**
 * All of them whatever `NODE_ENV` says: a start builds, and the checks must find their tools. No package's own script
 * runs: the only one needed is Node's, which has its turn afterwards.
 */
async function installPackages(root, parts) {
  const expected = expectedFolders(root);
  const arrived = () => expected.filter((folder) => existsSync(join(root, folder, 'package.json'))).length;
  const counting = setInterval(() => parts.count(arrived(), expected.length), 500);
  try {
    await run('npm', ['ci', '--include=dev', '--ignore-scripts', ...quietly], root);
    const total = arrived();
    parts.count(total, total);
  } finally {
    clearInterval(counting);
  }
}

/** The pinned Node is a package that fetches the one for this platform. */
async function installNode(root) {
  const folder = join(root, 'node_modules/node');
  const settings = Object.fromEntries(
    ['prefer_offline', 'no_audit', 'no_fund'].map((name) => [`npm_config_${name}`, 'true']),
  );
  // By its name: under `npm start` this process runs on the pinned Node, which the new packages have taken away.
  await run('node', ['installArchSpecificPackage.js'], folder, settings);
  putNodeFirst(root);
}

/** npm found nothing to link to while the file was not there yet; with the link, every script of npm's runs on this Node. */
function putNodeFirst(root) {
  if (process.platform === 'win32') return;
  const link = join(root, 'node_modules/.bin/node');
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync('../node/bin/node', link);
}

/** What the lock file wants on this platform. */
function expectedFolders(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([folder, { os, cpu }]) => folder && fits(os, process.platform) && fits(cpu, process.arch))
    .map(([folder]) => folder);
}

function fits(list, own) {
  return (
    !list || (list.some((name) => !name.startsWith('!')) ? list.includes(own) : !list.includes(`!${own}`))
  );
}

/** Its words are shown only if it fails. */
function run(program, args, cwd, variables = {}) {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...variables } });
  const words = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => words.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) =>
      status === 0
        ? resolve(undefined)
        : reject(new Error(`The packages could not be installed.\n${Buffer.concat(words).toString()}`)),
    );
  });
}
