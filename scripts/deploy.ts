import { spawnSync } from 'node:child_process';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from './database/migrations.ts';
import { makeListsReal } from './database/real-lists.ts';
import { bundleFunctions } from './deploy/bundle-functions.ts';
import { claimProductionDatabase, refuseProductionDatabase } from './deploy/production-database.ts';
import { deployContext, missingVariables } from './deploy/requirements.ts';
import { noteOutcome, takeSavedFacts } from './deploy/saved-facts.ts';
import { endWithProblem } from './end-with-problem.ts';
import { waitForDatabase } from './prepare-database.ts';
import { seedPosts } from './seed/seed-posts.ts';

/**
 * The host's build command. What could make a deploy harmful is checked before anything is built; the database is
 * brought up to date after the build has worked and before the host publishes it.
 */
const root = join(import.meta.dirname, '..');

async function deploy(): Promise<void> {
  const context = deployContext(process.env);
  if (context === 'local') {
    await build();
    console.log('Packaged only: outside the host no secret is asked for and no database touched.');
    return;
  }
  const missing = missingVariables(context, process.env);
  if (missing.length > 0)
    throw new Error(`This ${context} deploy lacks part of its environment:\n${missing.join('\n')}`);
  if (context === 'preview') await refuseProductionDatabase();
  await buildWithSavedFacts();
  if (context === 'preview') await forbidIndexing();
  await updateDatabase();
  if (context === 'production') await claimProductionDatabase();
  // Where the branch is an empty one there is something to look at, and nothing of a patient.
  else if (process.env['DATABASE_URL']) await seedPosts();
}

/** With what owners have saved in the portal; what became of the build is told them there. */
async function buildWithSavedFacts(): Promise<void> {
  const { unfit, buildRequest } = await takeSavedFacts(join(root, '.netlify/practice-facts.json'));
  for (const sentence of unfit) console.warn(sentence);
  try {
    await build();
  } catch (error) {
    await noteOutcome(buildRequest, 'failed', error instanceof Error ? error.message : 'The build failed.');
    throw error;
  }
  await noteOutcome(buildRequest, 'live', unfit.join('\n') || null);
}

/** Adds a header to every file of a preview that keeps it out of search results; functions add it themselves. */
async function forbidIndexing(): Promise<void> {
  await appendFile(join(root, 'dist/_headers'), '\n/*\n  X-Robots-Tag: noindex, nofollow\n');
}

/** The host applies `netlify/database/migrations` to its own database by itself; any other one is ours to migrate. Texts are always ours. */
async function updateDatabase(): Promise<void> {
  await waitForDatabase();
  if (!process.env['DATABASE_URL']) {
    await makeListsReal();
    return;
  }
  const ran = await migrate();
  console.log(ran.length > 0 ? `Migrated: ${ran.join(', ')}` : 'The database is up to date.');
}

async function build(): Promise<void> {
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const { status } = spawnSync(process.execPath, [astro, 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built.');
  await bundleFunctions(root);
}

deploy().catch(endWithProblem);
