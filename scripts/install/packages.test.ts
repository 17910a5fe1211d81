import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

/** Names of the packages that the files import, by way of any number of the project's own. */
async function packagesOf(...files: string[]): Promise<string[]> {
  const found = new Set<string>();
  await build({
    entryPoints: files,
    absWorkingDir: root,
    outdir: 'unused',
    bundle: true,
    // What several of them share is read once.
    splitting: true,
    write: false,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    plugins: [
      {
        name: 'collect-packages',
        setup: ({ onResolve }) => {
          onResolve({ filter: /^[^.#/]/ }, ({ path, kind }) => {
            if (kind === 'entry-point') return undefined;
            if (!isBuiltin(path)) found.add(packageName(path));
            return { path, external: true };
          });
        },
      },
    ],
  });
  return [...found].sort();
}

function packageName(path: string): string {
  const [scope = '', name = ''] = path.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

it('names among the dependencies every package a start runs on', async () => {
  const used = await packagesOf('scripts/start.ts', 'netlify/functions/*.ts', 'astro.config.mjs');
  expect(used).toContain('@electric-sql/pglite');
  expect(used.filter((name) => !(name in dependencies))).toEqual([]);
});

it('counts the pinned Node and the build among them, which no import names', () => {
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['node', 'astro', 'tailwindcss']));
});
