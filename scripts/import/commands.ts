import { parseArgs } from 'node:util';
import { repeatable, sql } from '#server/db/client.ts';
import { migrate } from '../database/migrations.ts';
import { Parts } from '../progress/parts.mjs';
import type { ExportFiles } from './export-files.ts';
import { type ImportOptions, importPosts, type ImportResult } from './import-posts.ts';
import { openExport } from './open-export.ts';
import { readExport } from './read-export.ts';
import { importReport } from './report.ts';

const usage =
  'Name what to import: npm run db -- import <file, folder or zip> [--dry-run] [--old-site https://www.example.com]';

/** `npm run db -- import FILE`: the posts of another system, with their pictures. */
export async function importChore(given: string[]): Promise<void> {
  const { path, isDryRun, oldSite } = optionsOf(given);
  if (isDryRun) await insistOnTables();
  else await migrate();
  const files = await openExport(path);
  try {
    console.log(importReport(await importWatched(files, { isDryRun, oldSite })));
  } finally {
    await files.close();
  }
}

/** In a terminal the posts are counted meanwhile: with pictures from the former site it can take minutes. */
async function importWatched(files: ExportFiles, options: ImportOptions): Promise<ImportResult> {
  const parts = new Parts({ out: process.stderr });
  parts.begin('Posts');
  const onProgress = (done: number, total: number) => parts.count(done, total);
  const result = await importPosts(await readExport(files), files, { ...options, onProgress });
  parts.end();
  return result;
}

/** A dry run changes nothing, not even an empty database. */
async function insistOnTables(): Promise<void> {
  const [found] = await repeatable(
    sql<{ isThere: boolean }>`select to_regclass('blog_posts') is not null as "isThere"`,
  );
  if (!found?.isThere) throw new Error('The database is empty. First: npm run db -- migrate');
}

function optionsOf(args: string[]): { path: string; isDryRun: boolean; oldSite: string | undefined } {
  const { values, positionals } = parseArgs({
    args,
    options: { 'dry-run': { type: 'boolean', default: false }, 'old-site': { type: 'string' } },
    allowPositionals: true,
  });
  const [path, ...more] = positionals;
  if (!path || more.length > 0) throw new Error(usage);
  const oldSite = values['old-site'];
  if (oldSite !== undefined && !/^https?:\/\/[^/]+/i.test(oldSite))
    throw new Error(
      `--old-site is the former site's address, such as https://www.example.com, not “${oldSite}”.`,
    );
  return { path, isDryRun: values['dry-run'], oldSite };
}
