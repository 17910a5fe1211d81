import { randomBytes } from 'node:crypto';
import { chownSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { embeddedPostgres } from '../database/embedded.ts';
import { ordinaryPostgres } from '../database/ordinary.ts';
import type { SqlBackend } from '../database/sql-protocol.ts';
import { type Figure, leftOut } from './figure.ts';

/** A database for one scene of a bench: how a server finds it, and how the bench looks into it afterwards. */
export interface BenchDatabase {
  name: 'embedded' | 'PostgreSQL';
  /** For the server's environment. */
  url: string;
  /** To be closed by whoever opened it. The embedded one can be opened only while no server has it. */
  open: () => Promise<SqlBackend>;
  drop: () => Promise<void>;
}

export type MakeDatabase = (dataDir: string, tablespace?: string) => Promise<BenchDatabase>;

const embedded: MakeDatabase = (dataDir) =>
  Promise.resolve({
    name: 'embedded',
    url: '',
    open: () => embeddedPostgres({ folder: join(dataDir, 'postgres') }),
    drop: () => Promise.resolve(),
  });

/** A new database on the server `BENCH_DATABASE_URL` names; undefined where it names none. */
function postgres(): MakeDatabase | undefined {
  const server = process.env['BENCH_DATABASE_URL'];
  if (!server) return undefined;
  return async (_dataDir, tablespace) => {
    const name = `bench_${randomBytes(6).toString('hex')}`;
    if (tablespace) await createTablespace(server, name, tablespace);
    await run(server, `create database ${name}${tablespace ? ` tablespace ${name}` : ''}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return {
      name: 'PostgreSQL',
      url: url.href,
      open: () => Promise.resolve(ordinaryPostgres(url.href)),
      drop: async () => {
        await run(server, `drop database ${name} with (force)`);
        if (tablespace) await run(server, `drop tablespace ${name}`);
      },
    };
  };
}

/** What comes of it with the embedded database, and on the server `BENCH_DATABASE_URL` names. */
export async function onEachDatabase(
  name: string,
  measure: (make: MakeDatabase) => Promise<Figure[]>,
): Promise<Figure[]> {
  const onServer = postgres();
  return [
    ...(await measure(embedded)),
    ...(onServer
      ? await measure(onServer)
      : [leftOut(`${name} over PostgreSQL`, 'BENCH_DATABASE_URL names no server')]),
  ];
}

/** Its folder has to belong to whoever the database server runs as. */
async function createTablespace(server: string, name: string, folder: string): Promise<void> {
  const [setting] = await run<{ data_directory: string }>(server, 'show data_directory');
  const { uid, gid } = statSync(setting?.data_directory ?? '/');
  chownSync(folder, uid, gid);
  await run(server, `create tablespace ${name} location '${folder}'`);
}

async function run<Row extends object>(server: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
