import { migrationFiles } from '../database/migrations.ts';
import { siteRole } from '../database/site-role.ts';
import { type Check, type Finding, type Scene, ok } from './finding.ts';

type Query = NonNullable<Scene['query']>;
const slowMs = 1_000;

/** Whether the database answers, whom the site works as in it, and whether its tables are those of this version. */
export const checkDatabase: Check = async ({ query, databaseTrouble, hasRoleOfItsOwn }) => {
  const why = 'Requests, posts and accounts live there: without it the forms answer “please call us”.';
  const startedAt = performance.now();
  try {
    if (!query) throw new Error(databaseTrouble);
    await query('select 1');
  } catch {
    const isInUse = databaseTrouble?.includes('Another process') ?? false;
    return [
      {
        subject: 'Database',
        state: isInUse ? 'unknown' : 'fault',
        seen: isInUse
          ? 'The running site has the database to itself.'
          : 'The database DATABASE_URL names does not answer.',
        why,
        cure: isInUse
          ? 'Stop the site, then ask again; or read /api/health of the site.'
          : 'See whether it runs and lets this machine in, and whether host, name, user and password in DATABASE_URL are right.',
      },
    ];
  }
  const tookMs = Math.round(performance.now() - startedAt);
  const answer: Finding =
    tookMs > slowMs
      ? {
          subject: 'Database',
          state: 'warning',
          seen: `It took ${tookMs} ms to answer.`,
          why,
          cure: 'Asked again it should be quick (a sleeping one has to wake). If not, move it near the site.',
        }
      : ok('Database', `It answers in ${tookMs} ms.`, why);
  return [answer, await roleIn(query, hasRoleOfItsOwn), await migrationsOf(query)];
};

async function roleIn(query: Query, hasRoleOfItsOwn: boolean): Promise<Finding> {
  const subject = 'Database role';
  const why = 'Whoever got into the site could do there what its role may, and no more.';
  const [row] = await query<{ name: string; superuser: boolean; prepared: boolean; may: boolean }>(
    `select current_user::text as name, rolsuper as superuser, rolsuper or rolcreaterole as may,
      exists (select from pg_roles where rolname = $1) as prepared
    from pg_roles where rolname = current_user`,
    [siteRole],
  );
  if (hasRoleOfItsOwn) {
    if (row?.prepared || row?.may)
      return ok(subject, `The site works as ${siteRole}, which only reads and writes rows.`, why);
    return {
      subject,
      state: 'warning',
      seen: `The site works as ${row?.name ?? 'its user'}, who may also drop tables.`,
      why,
      cure: `As the database’s administrator, once: create role ${siteRole} nologin; grant ${siteRole} to ${row?.name ?? 'the site’s user'} with admin option;`,
    };
  }
  if (!row?.superuser) return ok(subject, `The site works as ${row?.name ?? 'its user'}.`, why);
  return {
    subject,
    state: 'warning',
    seen: `The site works as ${row.name}, who may do anything to the whole server.`,
    why,
    cure: 'Make a user that owns this one database, and name it in DATABASE_URL.',
  };
}

async function migrationsOf(query: Query): Promise<Finding> {
  const subject = 'Migrations';
  const why = 'Code and tables have to be of one version.';
  const ours = (await migrationFiles()).map(({ name }) => name);
  const ran = await query<{ name: string }>(
    "select name from schema_migrations where name like '%.sql'",
  ).catch(() => []);
  const theirs = ran.map(({ name }) => name);
  const missing = ours.filter((name) => !theirs.includes(name));
  const unknown = theirs.filter((name) => !ours.includes(name));
  if (missing.length > 0)
    return {
      subject,
      state: 'fault',
      seen: `Not run yet: ${missing.join(', ')}.`,
      why,
      cure: 'Run: npm run db -- migrate',
    };
  if (unknown.length > 0)
    return {
      subject,
      state: 'warning',
      seen: `The database is newer than this code: ${unknown.join(', ')}.`,
      why,
      cure: 'Use the code that was last deployed: git pull.',
    };
  return ok(subject, `All ${ours.length} have run.`, why);
}
