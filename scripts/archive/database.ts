import { neon } from '@neondatabase/serverless';
import { env } from '#server/env.ts';
import type { SqlBackend } from '../database/sql-protocol.ts';

export interface ArchiveStatement {
  text: string;
  values?: unknown[];
}

/** A database to copy from or to. Every value comes back as Postgres' own text, so that none is rounded on the way. */
export interface ArchiveDatabase {
  /** Runs all of them, or none. @returns the rows of the last one */
  run: (...statements: ArchiveStatement[]) => Promise<(string | null)[][]>;
}

/**
 * The one `DATABASE_URL` names. Past the site's client on purpose: that one gives up after a few seconds, as somebody waits
 * for it; here nobody does, and the last step of a restore is one long transaction.
 */
export function siteDatabase(): ArchiveDatabase {
  const sql = neon(env().DATABASE_URL, {
    arrayMode: true,
    types: { getTypeParser: () => (text: string) => text },
  });
  return {
    run: async (...statements) => {
      const queries = statements.map(({ text, values = [] }) => sql.query(text, values));
      const results = await sql.transaction(queries);
      return (results.at(-1) ?? []) as unknown as (string | null)[][];
    },
  };
}

/** Any other one this process has opened. */
export function databaseOf(backend: SqlBackend): ArchiveDatabase {
  return {
    run: async (...statements) => {
      const queries = statements.map(({ text, values = [] }) => ({ query: text, params: values }));
      const results = await backend.run(queries, { isTransaction: true, isolation: undefined });
      return results.at(-1)?.rows ?? [];
    },
  };
}
