import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ProcessLock } from '../process-lock.ts';

const sources = [
  'src/**/*',
  'public/**/*',
  'astro.config.mjs',
  'scripts/build/**/*',
  'tailwind.config.cjs',
  'netlify.toml',
  'package-lock.json',
  'tsconfig.json',
];
/** `SITE_URL` is left out on purpose: starting with another one does not build again. */
const buildEnvironment = ['PUBLIC_BOOKING_URL', 'PUBLIC_REVIEWS_URL', 'PUBLIC_GA_ID'];

const keptBuilds = 3;

/** What a build leaves for the local server: the files, the page function, and the headers of the built pages. */
export interface BuiltSite {
  files: string;
  pageFunction: string;
  headers: string;
}

function builtSite(folder: string): BuiltSite {
  return {
    files: join(folder, 'dist'),
    pageFunction: join(folder, 'v1/functions/ssr'),
    headers: join(folder, 'v1/config.json'),
  };
}

/**
 * Builds the site unless it stands already as the sources say; several starts at once build once. Each build is kept as a
 * copy of its own, so that neither the next build nor a type check (Astro empties its folders for both) takes the site
 * away under a running server.
 */
export async function buildIfNeeded(root: string): Promise<BuiltSite> {
  const builds = join(root, '.cache/builds');
  const folder = join(builds, fingerprint(root));
  if (existsSync(folder)) return builtSite(folder);
  const lock = new ProcessLock(join(root, '.build-lock'));
  await lock.wait();
  try {
    if (!existsSync(folder)) {
      runBuild(root);
      keepCopy(root, folder);
      forgetOldBuilds(builds);
    }
    return builtSite(folder);
  } finally {
    lock.release();
  }
}

function runBuild(root: string): void {
  console.log('Building the site …');
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build'], {
    cwd: root,
    encoding: 'utf8',
    // Whoever starts it: a test runner's own value would put the other half of React into the pages.
    env: { ...process.env, NODE_ENV: 'production', SITE_URL: canonicalSite() },
  });
  if (status !== 0) throw new Error(`The build failed.\n${stdout}\n${stderr}`);
}

/** Made beside its place and moved there whole: a build that stands is complete. */
function keepCopy(root: string, folder: string): void {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(join(root, 'dist'), join(unfinished, 'dist'), { recursive: true });
  cpSync(join(root, '.netlify/v1'), join(unfinished, 'v1'), { recursive: true });
  compressFiles(join(unfinished, 'dist'));
  renameSync(unfinished, folder);
}

function forgetOldBuilds(builds: string): void {
  const newestFirst = readdirSync(builds)
    .map((name) => ({ path: join(builds, name), madeAt: statSync(join(builds, name)).mtimeMs }))
    .sort((a, b) => b.madeAt - a.madeAt);
  for (const { path } of newestFirst.slice(keptBuilds)) rmSync(path, { recursive: true, force: true });
}

/**
 * The address the pages are built for: the one that was asked for, but never this machine's own, which the next start on
 * another port would leave wrong in every page. Empty: the practice's own.
 */
function canonicalSite(): string {
  const siteUrl = process.env['SITE_URL'] ?? '';
  return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(siteUrl) ? '' : siteUrl;
}

/** What the build was made from. */
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) {
    const path = join(root, file);
    if (/\.test\.tsx?$/.test(file) || !statSync(path).isFile()) continue;
    hash.update(file).update(readFileSync(path));
  }
  for (const name of buildEnvironment) hash.update(`${name}=${process.env[name] ?? ''}`);
  return hash.digest('hex');
}

/** The host's network compresses by itself; here the compressed files lie ready. */
function compressFiles(dist: string): void {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  for (const file of globSync('**/*.{html,js,css,svg,xml,txt,json,ico}', { cwd: dist })) {
    const content = readFileSync(join(dist, file));
    if (content.length < 1_024) continue;
    writeFileSync(join(dist, `${file}.br`), brotliCompressSync(content, quality));
    writeFileSync(join(dist, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
}
