import { pingDatabase, repeatable, sql } from './client.ts';
import { selectSavedFacts } from './practice-builds.ts';
import { siteRole } from './site-role.ts';

interface RoleRow {
  /** Whom these statements run as. */
  name: string;
  superuser: boolean;
  /** Whether the server knows the role with fewer rights, or this user could make it. */
  prepared: boolean;
  may: boolean;
}

/** What an examination asks of the database, on the way the site takes; of patients nothing but counts. */
export const examinedDatabase = {
  ping: pingDatabase,

  role: async (): Promise<RoleRow | undefined> => {
    const [row] = await repeatable(sql<RoleRow>`
      select current_user::text as name, rolsuper as superuser, rolsuper or rolcreaterole as may,
        exists (select from pg_roles where rolname = ${siteRole}::text) as prepared
      from pg_roles where rolname = current_user`);
    return row;
  },

  /** By name; none where nobody has noted any. */
  ranMigrations: async (): Promise<string[]> => {
    const rows = await repeatable(
      sql<{ name: string }>`select name from schema_migrations where name like '%.sql'`,
    ).catch(() => []);
    return rows.map(({ name }) => name);
  },

  lastTimes: () => repeatable(sql<{ name: string; at: Date }>`select name, at from last_times`),

  waitingMail: async (): Promise<{ late: number; lost: number }> => {
    const [row] = await repeatable(sql<{ late: number; lost: number }>`
      select (count(*) filter (where failed_at is null and due_at < now() - interval '15 minutes'))::int as late,
        (count(*) filter (where failed_at > now() - interval '7 days'))::int as lost
      from outbox where sent_at is null`);
    return row ?? { late: 0, lost: 0 };
  },

  /** When a name was first noted, which is now where it never was. */
  firstSeen: async (name: string, now: Date): Promise<Date> => {
    const [row] = await repeatable(sql<{ at: Date }>`
      insert into last_times as known (name, at) values (${name}, ${now.toISOString()}::timestamptz)
      on conflict (name) do update set at = known.at returning at`);
    return row?.at ?? now;
  },

  savedFacts: () => repeatable(selectSavedFacts()),
};

export type ExaminedDatabase = typeof examinedDatabase;
