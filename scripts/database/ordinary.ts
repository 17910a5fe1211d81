import pg from 'pg';
import type { SqlBackend, SqlQuery, SqlResult } from './sql-protocol.ts';

const asText = { getTypeParser: () => (value: unknown) => value };
const connectionTimeLimitMs = 5_000;
const connectionsAtMost = 20;

/** Any Postgres server that speaks the ordinary protocol, with or without TLS. */
export function ordinaryPostgres(url: string): SqlBackend {
  let pool = connectionsTo(url);

  const one = async (client: pg.ClientBase, { query, params }: SqlQuery): Promise<SqlResult> => {
    const result = await client.query<(string | null)[]>({
      text: query,
      values: params,
      rowMode: 'array',
      types: asText as unknown as pg.CustomTypesConfig,
    });
    const fields = result.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }));
    return { command: result.command, rowCount: result.rowCount ?? 0, fields, rows: result.rows };
  };

  return {
    atOnce: connectionsAtMost,
    run: async (queries, { isTransaction, isolation }) => {
      const client = await pool.connect();
      let broken: Error | undefined;
      const onError = (error: Error) => (broken = error);
      client.on('error', onError);
      try {
        if (!isTransaction) return [await one(client, queries[0] as SqlQuery)];
        await client.query(`begin${isolation ? ` isolation level ${isolation}` : ''}`);
        const results: SqlResult[] = [];
        for (const query of queries) results.push(await one(client, query));
        await client.query('commit');
        return results;
      } catch (error) {
        if (isTransaction) await client.query('rollback').catch((failure: Error) => (broken = failure));
        throw error;
      } finally {
        client.off('error', onError);
        client.release(broken);
      }
    },
    workAs: async (role) => {
      const former = pool;
      pool = connectionsTo(asRole(url, role));
      await former.end();
    },
    close: () => pool.end(),
  };
}

function connectionsTo(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connectionsAtMost,
    connectionTimeoutMillis: connectionTimeLimitMs,
  });
  // A connection the server resets while it lies idle would otherwise end this process.
  pool.on('error', () => undefined);
  return pool;
}

/** Every connection has the role from its start, so that resetting it leads nowhere else. */
function asRole(url: string, role: string): string {
  const withRole = new URL(url);
  const options = withRole.searchParams.get('options') ?? '';
  withRole.searchParams.set('options', `${options} -c role=${role}`.trim());
  return withRole.href;
}
