import { openAsBlob } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import type { SqlBackend, SqlQuery, SqlResult } from './sql-protocol.ts';

interface EmbeddedOptions {
  /** Where the files are kept; in memory without one. */
  folder?: string | undefined;
  /** A dump to start from. */
  template?: string | undefined;
}

/** Postgres inside this process. One connection: statements queue up, transactions have it to themselves. */
export async function embeddedPostgres({ folder, template }: EmbeddedOptions): Promise<SqlBackend> {
  if (folder) await keepToOwner(folder);
  const database = await PGlite.create({
    ...(folder && { dataDir: folder }),
    ...(template && { loadDataDir: await openAsBlob(template) }),
  });
  leaveAsText(database.parsers);
  leaveAsText(database.serializers);
  type Runner = Pick<typeof database, 'query'>;

  const one = async (runner: Runner, { query, params }: SqlQuery): Promise<SqlResult> => {
    const result = await runner.query<(string | null)[]>(query, params.map(asParameter), {
      rowMode: 'array',
    });
    return {
      command: query.trimStart().split(/\s/, 1)[0]?.toUpperCase() ?? '',
      rowCount: result.rows.length || (result.affectedRows ?? 0),
      fields: result.fields,
      rows: result.rows,
    };
  };

  return {
    atOnce: 1,
    run: async (queries, { isTransaction, isolation }) => {
      if (!isTransaction) return [await one(database, queries[0] as SqlQuery)];
      return database.transaction(async (tx) => {
        if (isolation) await tx.query(`set transaction isolation level ${isolation}`);
        const results: SqlResult[] = [];
        for (const query of queries) results.push(await one(tx as Runner, query));
        return results;
      });
    },
    workAs: async (role) => {
      await database.exec(`set role ${role}`);
    },
    close: () => database.close(),
  };
}

/** It writes files anybody may write; what nobody else may enter, nobody else reads. A Postgres of its own insists on it. */
async function keepToOwner(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
}

function asParameter(value: unknown): unknown {
  return value === null || typeof value === 'string'
    ? value
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
}

/**
 * Leaves every value as Postgres' own text: the driver on the other side of the wire does the parsing. Of the database once, not
 * of each statement: PGlite copies its hundreds of converters for a statement that brings its own, a fifth of what it costs.
 */
function leaveAsText(converters: Record<string, (value: never) => unknown>): void {
  for (const name of Object.keys(converters)) converters[name] = (value: unknown) => value;
}
