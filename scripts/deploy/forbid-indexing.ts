import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Adds a header to every file of a preview that keeps it out of search results; functions add it themselves. */
export async function forbidIndexing(dist: string): Promise<void> {
  await appendFile(join(dist, '_headers'), '\n/*\n  X-Robots-Tag: noindex, nofollow\n');
}
