import { benchBundles } from './bench/bundles.ts';
import { benchFaults } from './bench/faults.ts';
import { type Figure, table } from './bench/figure.ts';
import { benchFuzz } from './bench/fuzz.ts';
import { benchGuessers } from './bench/guessers.ts';
import { benchInbox } from './bench/inbox.ts';
import { benchPages } from './bench/pages.ts';
import { benchPosts } from './bench/posts.ts';
import { benchServer } from './bench/server.ts';
import { benchUnderLoad } from './bench/under-load.ts';
import { benchUploads } from './bench/uploads.ts';
import { endWithProblem } from './end-with-problem.ts';

/**
 * `npm run bench [-- pages | server | bundles | posts | inbox | uploads | guessers | load | faults | fuzz …]`: what a machine can measure of how fast, small and sturdy
 * the site is, as one table. Measured side by side where machines differ; run it on an otherwise idle one.
 */
const parts: Record<string, () => Promise<Figure[]>> = {
  pages: benchPages,
  server: benchServer,
  bundles: benchBundles,
  posts: benchPosts,
  inbox: benchInbox,
  uploads: benchUploads,
  guessers: benchGuessers,
  load: benchUnderLoad,
  faults: benchFaults,
  fuzz: benchFuzz,
};

async function run(): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !(name in parts));
  if (unknown) throw new Error(`There is no part ${unknown}. Parts: ${Object.keys(parts).join(', ')}.`);
  const figures: Figure[] = [];
  for (const [name, bench] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.error(`Measuring: ${name} …`);
    figures.push(...(await bench()));
  }
  console.log(table(figures));
  const missed = figures.filter(({ ok }) => ok === false).length;
  console.log(missed === 0 ? '\nEvery figure is reached.' : `\n${missed} figures are not reached.`);
  process.exitCode = missed === 0 ? 0 : 1;
}

run().catch(endWithProblem);
