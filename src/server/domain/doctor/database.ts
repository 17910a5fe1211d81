import type { Finding } from '#contracts/answers/doctor.ts';
import type { ExaminedDatabase } from '#server/db/examination.ts';
import { siteRole } from '#server/db/site-role.ts';
import { type Check, type Scene, ok } from './finding.ts';

const slowMs = 1_000;

/** Whether the database answers, whom the site works as in it, and whether its tables are those of this version. */
export const checkDatabase: Check = async (scene) => {
  const { database, isDatabaseInUse } = scene;
  const why = 'Requests, posts and accounts live there: without it the forms answer “please call us”.';
  const startedAt = performance.now();
  try {
    if (!database) throw new Error('There is no way to it.');
    await database.ping();
  } catch {
    return [
      {
        subject: 'Database',
        state: isDatabaseInUse ? 'unknown' : 'fault',
        seen: isDatabaseInUse
          ? 'The running site has the database to itself.'
          : 'The database DATABASE_URL names does not answer.',
        why,
        cure: isDatabaseInUse
          ? 'Ask the running site: “Site check” in its portal looks at the same. Or stop it, then ask again.'
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
  return [answer, await roleIn(database, scene), await migrationsOf(database, scene)];
};

async function roleIn(
  database: ExaminedDatabase,
  { hasRoleOfItsOwn, isSiteItself }: Scene,
): Promise<Finding> {
  const subject = 'Database role';
  const why = 'Whoever got into the site could do there what its role may, and no more.';
  const row = await database.role();
  if (hasRoleOfItsOwn) {
    const isOurs = isSiteItself ? row?.name === siteRole : row?.prepared || row?.may;
    if (isOurs) return ok(subject, `The site works as ${siteRole}, which only reads and writes rows.`, why);
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

async function migrationsOf(
  database: ExaminedDatabase,
  { migrations: ours, isSiteItself }: Scene,
): Promise<Finding> {
  const subject = 'Migrations';
  const why = 'Code and tables have to be of one version.';
  const theirs = await database.ranMigrations();
  // A host with a database of its own runs them by itself: whoever is signed in to the site sees that they have run.
  if (!ours || (isSiteItself && theirs.length === 0))
    return {
      subject,
      state: 'unknown',
      seen: 'Nothing here has noted which have run.',
      why,
      cure: 'Where the host has a database of its own it runs them with each deploy: look at the log of the last one.',
    };
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
