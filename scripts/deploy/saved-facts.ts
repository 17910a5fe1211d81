import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { NeonDbError } from '@neondatabase/serverless';
import { readPicture } from '#server/domain/images/read-image.ts';
import { factsToBuild, lastBuildRequest, noteBuild } from '#server/domain/practice/builds.ts';
import { keepPortraits } from '../build/saved-portraits.ts';
import { waitForDatabase } from '../prepare-database.ts';

/** A database before its first migration, or one that was never migrated this far. */
const undefinedTable = '42P01';

/**
 * Hands what owners have saved to the build. A database that does not answer ends the deploy: without it the site's own
 * facts would silently come back.
 * @returns what was saved and this version cannot take, a sentence for each, and the last request for a build that is in it
 */
export async function takeSavedFacts(file: string): Promise<{ unfit: string[]; buildRequest: number }> {
  await waitForDatabase();
  const buildRequest = await lastBuildRequest().catch(noneYet);
  const { facts, unfit } = await factsToBuild().catch(nothingYet);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(facts));
  const gone = await keepPortraits(facts.team, file, readPicture);
  process.env['PRACTICE_FACTS'] = file;
  return { unfit: [...unfit, ...gone], buildRequest };
}

function nothingYet(error: unknown): Awaited<ReturnType<typeof factsToBuild>> {
  noneYet(error);
  return { facts: {}, unfit: [] };
}

function noneYet(error: unknown): number {
  if (error instanceof NeonDbError && error.code === undefinedTable) return 0;
  throw error;
}

/** Told to owners in the portal; a database that cannot take it now does not undo a deploy. */
export async function noteOutcome(...outcome: Parameters<typeof noteBuild>): Promise<void> {
  await noteBuild(...outcome).catch(() => undefined);
}
