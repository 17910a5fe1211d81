import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { bundleFunctions } from '../deploy/bundle-functions.ts';
import { buildIfNeeded } from '../server/build.ts';
import { atMost, type Figure } from './figure.ts';

const root = join(import.meta.dirname, '../..');
const repeats = 5;

/** How large the functions are for the host, and how long a cold start reads them. */
export async function benchBundles(): Promise<Figure[]> {
  const built = await buildIfNeeded(root);
  // Beside node_modules, where the packages that stay outside a bundle are found.
  const folder = mkdtempSync(join(root, '.netlify/bench-'));
  try {
    await bundleFunctions(root, folder);
    return [...measureFunctions(folder), ...measurePage(built.pageFunction)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function measureFunctions(folder: string): Figure[] {
  const functions = globSync('*.mjs', { cwd: folder }).map((file) => {
    const path = join(folder, file);
    return { name: basename(file, '.mjs'), path, kB: zippedBytes([path]) / 1_000 };
  });
  // The one that decodes pictures carries native code the target leaves out.
  const api = functions.filter(
    ({ path }) => !/from ?["']sharp["']|import\(["']sharp["']\)/.test(readFileSync(path, 'utf8')),
  );
  const largest = api.toSorted((a, b) => b.kB - a.kB)[0];
  const slowest = api
    .map(({ name, path }) => ({ name, ms: coldImportMs(path) }))
    .toSorted((a, b) => b.ms - a.ms)[0];
  if (!largest || !slowest) return [];
  return [
    atMost(`Largest API function, zipped (${largest.name})`, largest.kB, 400, 'kB'),
    atMost(`Slowest cold import of an API function (${slowest.name})`, slowest.ms, 150, 'ms'),
  ];
}

function measurePage(folder: string): Figure[] {
  const files = globSync('**/*', { cwd: folder }).map((file) => join(folder, file));
  return [
    atMost('Page function, zipped', zippedBytes(files) / 1_000_000, 2.5, 'MB'),
    atMost('Cold import of the page function', coldImportMs(join(folder, 'ssr.mjs')), 300, 'ms'),
  ];
}

/** A zip archive compresses file by file; its table of contents is small beside them. */
function zippedBytes(files: string[]): number {
  return files
    .filter((file) => statSync(file).isFile())
    .reduce((sum, file) => sum + deflateRawSync(readFileSync(file)).length, 0);
}

/** In a fresh process each time, without the process's own start; other work can only slow it, so the best run counts. */
function coldImportMs(path: string): number {
  const program = `const t=performance.now();await import(${JSON.stringify(pathToFileURL(path).href)});console.log(performance.now()-t);process.exit()`;
  const measure = () =>
    Number(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }));
  return Math.min(...Array.from({ length: repeats }, measure));
}
