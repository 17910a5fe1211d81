import { join } from 'node:path';
import { atLeast, type Figure, leftOut, median } from './figure.ts';
import { requestsPerSecond } from './load.ts';
import { startScript } from './process.ts';
import { latestSlug, startSiteOnSql } from './site.ts';

const rounds = 5;
const load = { seconds: 2, connections: 8 };

/**
 * The same post read through our server and through a bare one, turn by turn, both in front of one `/sql` endpoint. The bare
 * one reads the row each time; ours asks whether the answer it has kept is still the right one, as beside any shared database.
 */
export async function benchServer(): Promise<Figure[]> {
  const site = await startSiteOnSql();
  const bare = await startScript(join(import.meta.dirname, 'bare-process.ts'), site.variables);
  try {
    const slug = await latestSlug(site.url);
    if (!slug) return [leftOut('API reads compared with a bare server', 'no published post to read')];
    const path = `/api/blog-posts/${slug}`;
    const ratio = await compareReads(`${site.url}${path}`, `${bare.url}${path}`);
    return [atLeast('API reads compared with a bare Node server', ratio, 0.6, '×')];
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
  }
}

/** Turn by turn, so that whatever else the machine does hits both. */
async function compareReads(ours: string, bare: string): Promise<number> {
  const warmUp = { ...load, seconds: 1 };
  for (const url of [ours, bare]) await requestsPerSecond(url, warmUp);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const reached = await requestsPerSecond(ours, load);
    ratios.push(reached / (await requestsPerSecond(bare, load)));
  }
  return median(ratios);
}
