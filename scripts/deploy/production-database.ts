import { repeatable, sql } from '#server/db/client.ts';
import { env } from '#server/env.ts';

/**
 * Keeps previews off the patients' data. Production writes the host of its database into table `deployment`; a branch
 * of that database carries the same row but has a host of its own, so a preview that finds its own host there has been
 * given the production database.
 */
export async function refuseProductionDatabase(): Promise<void> {
  if (!(await hasDeploymentTable())) return;
  const [row] = await repeatable(sql<{ production_host: string }>`select production_host from deployment`);
  if (row?.production_host === databaseHost(env().DATABASE_URL))
    throw new Error(
      'This preview was given the production database. Set DATABASE_URL for the deploy-preview context to a branch of it.',
    );
}

/** Says that this database is the production one. The host's own database has no tables before the first deploy. */
export async function claimProductionDatabase(): Promise<void> {
  if (!(await hasDeploymentTable())) return;
  const host = databaseHost(env().DATABASE_URL);
  await repeatable(sql`
    insert into deployment (production_host) values (${host})
    on conflict (only_row) do update set production_host = excluded.production_host`);
}

async function hasDeploymentTable(): Promise<boolean> {
  const [row] = await repeatable(
    sql<{ name: string | null }>`select to_regclass('deployment')::text as name`,
  );
  return Boolean(row?.name);
}

/** Neon names one database twice: with its connection pool and without. */
export function databaseHost(url: string): string {
  return new URL(url).host.toLowerCase().replace(/^([^.]+)-pooler\./, '$1.');
}
