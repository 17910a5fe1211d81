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
  const options = {
    rowMode: 'array',
    parsers: identities(database.parsers),
    serializers: identities(database.serializers),
  } as const;
  type Runner = Pick<typeof database, 'query'>;

  const one = async (runner: Runner, { query, params }: SqlQuery): Promise<SqlResult> => {
    const result = await runner.query<(string | null)[]>(query, params.map(asParameter), options);
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

/** Leaves every value as Postgres' own text: the driver on the other side of the wire does the parsing. */
function identities<Converters extends object>(converters: Converters): Converters {
  const names = Object.keys(converters);
  return Object.fromEntries(names.map((name) => [name, (value: unknown) => value])) as Converters;
}
