import { join } from 'node:path';
import type { SqlBackend } from '../database/sql-protocol.ts';
import type { BenchDatabase } from './databases.ts';
import { rowsOf } from './ledger.ts';
import { type RunningProcess, startScript } from './process.ts';
import { type Sent, submit } from './submissions.ts';

/** How many patients send at the same time. */
export const clients = 8;
const mailPatienceMs = 60_000;

export interface SceneServer {
  database: BenchDatabase;
  dataDir: string;
  port: number;
  variables?: Record<string, string>;
}

/** The real server. Every patient of the bench has an address of their own, as behind a proxy. */
export function startServer({ database, dataDir, port, variables }: SceneServer): Promise<RunningProcess> {
  return startScript(join(import.meta.dirname, '../start.ts'), {
    DATABASE_URL: database.url,
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED: '0',
    TRUSTED_PROXY: '127.0.0.1,::1',
    ...variables,
  });
}

/** Sends `count` requests, `clients` at a time, each again and again until the server says yes. */
export async function submitMany(url: string, count: number): Promise<Sent[]> {
  const sent: Sent[] = [];
  const sendOn = async () => {
    for (let nth = 0; nth < count / clients; nth += 1) sent.push(await submit(url));
  };
  await Promise.all(Array.from({ length: clients }, sendOn));
  return sent;
}

/** Opens the database, looks, and closes it again. */
export async function look<Result>(
  database: BenchDatabase,
  at: (backend: SqlBackend) => Promise<Result>,
): Promise<Result> {
  const backend = await database.open();
  try {
    return await at(backend);
  } finally {
    await backend.close();
  }
}

export async function mailIsOut(backend: SqlBackend): Promise<void> {
  const deadline = Date.now() + mailPatienceMs;
  while (Date.now() < deadline) {
    const waiting = await rowsOf(backend, 'select 1 from outbox where sent_at is null limit 1');
    if (waiting.length === 0) return;
    await pause(250);
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
