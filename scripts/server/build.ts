import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { processorsOf } from '#practice/processors.ts';
import { providers } from '#practice/providers.ts';
import { readSavedFacts } from '../build/saved-facts.ts';
import { ProcessLock } from '../process-lock.mjs';
import { Parts } from '../progress/parts.mjs';
import { buildWithAstro } from './astro-build.ts';
import { compressFiles } from './compress.ts';
import { forgetOldBuilds, newestBuild, takeUpBuild, unfinished } from './kept-builds.ts';

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
const buildEnvironment = [
  'PUBLIC_BOOKING_URL',
  'PUBLIC_REVIEWS_URL',
  'PUBLIC_GA_ID',
  'PUBLIC_COUNTS',
  'UPLOADTHING_TOKEN',
  'UPLOADTHING_URL',
];

/** A test runner's own would put the other half of React into the pages, and make `import.meta.env` say what no build says. */
const whoeverStartsIt = {
  NODE_ENV: 'production',
  MODE: undefined,
  PROD: undefined,
  DEV: undefined,
  SSR: undefined,
};

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
 * away under a running server. `factsFile` holds what owners have saved over the facts of the sources.
 */
export async function buildIfNeeded(
  root: string,
  parts = new Parts(),
  factsFile = process.env['PRACTICE_FACTS'] ?? '',
): Promise<BuiltSite> {
  const builds = join(root, '.cache/builds');
  const folder = join(builds, fingerprint(root, factsFile));
  if (takeUpBuild(folder)) return builtSite(folder);
  const lock = new ProcessLock(join(root, '.build-lock'));
  await lock.wait();
  try {
    if (!takeUpBuild(folder)) {
      const variables = { SITE_URL: canonicalSite(), PRACTICE_FACTS: factsFile };
      await buildWithAstro(root, { ...whoeverStartsIt, ...variables }, parts);
      await keepCopy(root, folder, parts);
      forgetOldBuilds(builds);
    }
    return builtSite(folder);
  } finally {
    lock.release();
  }
}

/** Made beside its place and moved there whole: a build that stands is complete. */
async function keepCopy(root: string, folder: string, parts: Parts): Promise<void> {
  const copy = `${folder}${unfinished}`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(join(root, 'dist'), join(copy, 'dist'), { recursive: true });
  cpSync(join(root, '.netlify/v1'), join(copy, 'v1'), { recursive: true });
  parts.begin('Compressed copies');
  const former = newestBuild(dirname(folder));
  await compressFiles(join(copy, 'dist'), {
    former: former && builtSite(former).files,
    onProgress: (done, total) => parts.count(done, total),
  });
  parts.end();
  renameSync(copy, folder);
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
function fingerprint(root: string, factsFile: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) {
    const path = join(root, file);
    if (/\.test\.tsx?$/.test(file) || !statSync(path).isFile()) continue;
    hash.update(file).update(readFileSync(path));
  }
  for (const name of buildEnvironment) hash.update(`${name}=${process.env[name] ?? ''}`);
  hash.update(JSON.stringify(readSavedFacts(factsFile)));
  // The privacy page names them; the rest of these settings leaves a build as it is.
  hash.update(JSON.stringify(processorsOf(process.env, providers)));
  return hash.digest('hex');
}
