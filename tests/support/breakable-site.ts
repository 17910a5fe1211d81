import { embeddedPostgres } from '../../scripts/database/embedded.ts';
import { serveSql } from '../../scripts/database/sql-endpoint.ts';
import type { SqlBackend } from '../../scripts/database/sql-protocol.ts';
import { test as base } from './policy.ts';
import { makeDataDir, startServerProcess } from './running-server.ts';
import { staffPassword, staffPasswordHash } from './staff.ts';

type Row = Record<string, string | null>;

/** A site of its own whose database starts empty, can be cut off and given back, and be written to behind the site's back. */
export interface BreakableSite {
  url: string;
  setDatabase: (state: 'up' | 'down') => void;
  /** Values come as Postgres' own text. */
  sql: (strings: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>;
  /** Takes everything out of it, for the tests of another file. */
  empty: () => Promise<void>;
  /** Somebody who may sign in. */
  addStaff: (email: string) => Promise<{ email: string; password: string }>;
}

async function startBreakableSite(
  template: string | undefined,
): Promise<BreakableSite & { stop: () => Promise<void> }> {
  const database = await embeddedPostgres({ template });
  const line = cuttable(database);
  const endpoint = await serveSql(line);
  const data = makeDataDir();
  const server = await startServerProcess({
    DATABASE_URL: endpoint.connectionString,
    DATABASE_HTTP_ENDPOINT: endpoint.url,
    DATA_DIR: data.path,
    SEED: '0',
  });
  const sql: BreakableSite['sql'] = (strings, ...values) => rowsOf(database, strings, values);
  return {
    url: server.url,
    setDatabase: line.set,
    sql,
    empty: async () => {
      line.set('up');
      await sql`do $$ begin execute (
        select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' cascade' from pg_tables
        where schemaname = 'public' and tablename not in ('schema_migrations', 'deployment', 'audit_log')); end $$`;
    },
    addStaff: async (email) => {
      await sql`insert into admin_users (email, password_hash) values (${email}, ${staffPasswordHash})`;
      return { email, password: staffPassword };
    },
    stop: async () => {
      await server.end('SIGTERM');
      await endpoint.close();
      await database.close();
      data.remove();
    },
  };
}

function cuttable(database: SqlBackend): SqlBackend & { set: (state: 'up' | 'down') => void } {
  let isUp = true;
  return {
    atOnce: database.atOnce,
    run: (queries, options) =>
      isUp ? database.run(queries, options) : Promise.reject(new Error('The database is cut off.')),
    workAs: (role) => database.workAs(role),
    close: () => database.close(),
    set: (state) => {
      isUp = state === 'up';
    },
  };
}

async function rowsOf(
  database: SqlBackend,
  strings: TemplateStringsArray,
  values: unknown[],
): Promise<Row[]> {
  const query = strings.reduce((text, part, index) => `${text}$${index}${part}`);
  const [result] = await database.run([{ query, params: values }], {
    isTransaction: false,
    isolation: undefined,
  });
  return (result?.rows ?? []).map(
    (row) =>
      Object.fromEntries(result?.fields.map(({ name }, column) => [name, row[column] ?? null]) ?? []) as Row,
  );
}

/**
 * One such site for all the tests a worker runs on it, one after the other: a file empties it first, and runs in
 * `mode: 'default'`.
 */
export const test = base.extend<object, { template: string | undefined; site: BreakableSite }>({
  template: [process.env['DATABASE_TEMPLATE'], { scope: 'worker', option: true }],
  site: [
    async ({ template }, use) => {
      const { stop, ...site } = await startBreakableSite(template);
      await use(site);
      await stop();
    },
    { scope: 'worker', timeout: 400_000 },
  ],
});
