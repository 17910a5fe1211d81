import { neon } from '@neondatabase/serverless';
import { repeatable } from '#server/db/client.ts';
import { pingDatabase } from '#server/db/health.ts';
import { env } from '#server/env.ts';
import type { Scene } from './finding.ts';

/** Questions to the database the site has, on the way the site takes. */
export async function siteQuery(): Promise<NonNullable<Scene['query']>> {
  // Whether it answers is for the checks to say: the first question of the site's own lays the way to it.
  await pingDatabase().catch(() => undefined);
  return (text, values = []) => repeatable(neon(env().DATABASE_URL).query(text, values) as never);
}
