import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedPostgres } from '../database/embedded.ts';
import { serveSql } from '../database/sql-endpoint.ts';
import type { SqlBackend } from '../database/sql-protocol.ts';
import { failingDatabase, faults, oneInFive } from './failing-database.ts';
import { atLeast, type Figure } from './figure.ts';
import { audit, endLeases, rowsOf } from './ledger.ts';
import { freePort, type RunningProcess, startScript } from './process.ts';
import { type Sent, submit } from './submissions.ts';

const submissions = Number(process.env['FAULT_SUBMISSIONS'] ?? 1_000);
const kills = Number(process.env['FAULT_KILLS'] ?? 50);
const clients = 8;
/** A kill comes this long after the server is up; the spread makes it hit every stage of a request. */
const lifeMs = { shortest: 100, longest: 900 };
const mailPatienceMs = 60_000;
const drainRounds = 5;
const drainMs = 3_000;

/** Nothing acknowledged is lost: under a failing database, and under a server that is killed again and again. */
export async function benchFaults(): Promise<Figure[]> {
  return [...(await withFailingDatabase()), ...(await withKills())];
}

async function withFailingDatabase(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'samplewater-bench-'));
  const backend = await embeddedPostgres({});
  const endpoint = await serveSql(backend);
  const { next, met } = oneInFive();
  let fails = false;
  const proxy = await failingDatabase(`${endpoint.url}/sql`, () => (fails ? next() : undefined));
  const site = await startServer(dataDir, await freePort(), {
    DATABASE_URL: endpoint.connectionString,
    DATABASE_HTTP_ENDPOINT: proxy.url,
  });
  try {
    fails = true;
    const sent: Sent[] = [];
    const sendOn = async () => {
      for (let nth = 0; nth < submissions / clients; nth += 1) sent.push(await submit(site.address));
    };
    await Promise.all(Array.from({ length: clients }, sendOn));
    fails = false;
    await endLeases(backend);
    // One more request makes the server send whatever is due.
    sent.push(await submit(site.address));
    await mailIsOut(backend);
    return [
      atLeast('failing database: requests sent', sent.length, submissions, ''),
      atLeast('failing database: ways of failing met', met.size, faults.length, ''),
      ...(await audit('failing database', sent, backend, dataDir)),
    ];
  } finally {
    await site.stop();
    proxy.close();
    await endpoint.close();
    await backend.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function withKills(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'samplewater-bench-'));
  const port = await freePort();
  const sent: Sent[] = [];
  let killed = 0;
  let site = await startServer(dataDir, port);
  try {
    const { address } = site;
    let isOver = false;
    const sendOn = async () => {
      while (!isOver) sent.push(await submit(address));
    };
    const load = Promise.all(Array.from({ length: clients }, sendOn));
    for (; killed < kills; killed += 1) {
      const share = killed / kills;
      await pause(lifeMs.shortest + share * (lifeMs.longest - lifeMs.shortest));
      await site.kill();
      site = await startServer(dataDir, port);
    }
    isOver = true;
    await load;
    await site.kill();
    // One more request makes the server send whatever is due; a stop may cut that short, so again until it is out.
    for (let round = 0; round < drainRounds; round += 1) {
      const waiting = await onDisk(dataDir, endLeases);
      if (waiting === 0) break;
      site = await startServer(dataDir, port);
      sent.push(await submit(address));
      await pause(drainMs);
      await site.stop();
    }
    const figures = await onDisk(dataDir, (backend) => audit('kills', sent, backend, dataDir));
    return [
      atLeast('kills: of the server in mid-load', killed, kills, ''),
      atLeast('kills: requests acknowledged', sent.length, kills, ''),
      ...figures,
    ];
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function startServer(
  dataDir: string,
  port: number,
  variables: Record<string, string> = {},
): Promise<RunningProcess> {
  return startScript(join(import.meta.dirname, '../start.ts'), {
    DATABASE_URL: '',
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED: '0',
    TRUSTED_PROXY: '127.0.0.1,::1',
    ...variables,
  });
}

/** Looks into the database of a server that is down. */
async function onDisk<Result>(
  dataDir: string,
  look: (backend: SqlBackend) => Promise<Result>,
): Promise<Result> {
  const backend = await embeddedPostgres({ folder: join(dataDir, 'postgres') });
  try {
    return await look(backend);
  } finally {
    await backend.close();
  }
}

async function mailIsOut(backend: SqlBackend): Promise<void> {
  const deadline = Date.now() + mailPatienceMs;
  while (Date.now() < deadline) {
    const waiting = await rowsOf(backend, 'select 1 from outbox where sent_at is null limit 1');
    if (waiting.length === 0) return;
    await pause(250);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
