import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { factDefinitions } from '../build/saved-facts.ts';
import { migrationNames } from '../database/migrations.ts';

/** Where `netlify.toml` tells the host to look for functions. */
const bundleFolder = '.netlify/bundled-functions';

/**
 * Makes one small file of each function. The host would copy every package a function mentions, each twice (for `import`
 * and for `require`); a tenth of that is used, and a cold start reads it all.
 */
export async function bundleFunctions(root: string, folder = join(root, bundleFolder)): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: globSync('netlify/functions/*.ts', { cwd: root }),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // Native code cannot be bundled; the host adds it.
    external: ['sharp'],
    // What owners have saved over the facts of src/practice, and which migrations this version comes with.
    define: { ...factDefinitions(), SITE_MIGRATIONS: JSON.stringify(await migrationNames()) },
    // Packages written for `require` ask for Node's own modules with it.
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    legalComments: 'none',
    logLevel: 'warning',
  });
}
