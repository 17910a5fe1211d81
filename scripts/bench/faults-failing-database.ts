import { serveSql } from '../database/sql-endpoint.ts';
import { failingDatabase, faults, oneInFive } from '../faults/failing-database.ts';
import { freePort } from '../server/free-port.ts';
import type { MakeDatabase } from './databases.ts';
import { mailIsOut, startServer, submitMany } from './faults-scene.ts';
import { atLeast, type Figure } from './figure.ts';
import { audit, endLeases, messagesIn } from './ledger.ts';
import { submit } from './submissions.ts';

const submissions = Number(process.env['FAULT_SUBMISSIONS'] ?? 1_000);

/** One statement in five fails, before it was done, after it, or half-way through the answer. */
export async function benchFailingDatabase(make: MakeDatabase, dataDir: string): Promise<Figure[]> {
  const database = await make(dataDir);
  const about = `${database.name}, failing`;
  const backend = await database.open();
  const endpoint = await serveSql(backend);
  const { next, met } = oneInFive();
  let fails = false;
  const proxy = await failingDatabase(`${endpoint.url}/sql`, () => (fails ? next() : undefined));
  const variables = { DATABASE_URL: endpoint.connectionString, DATABASE_HTTP_ENDPOINT: proxy.url };
  const site = await startServer({ database, dataDir, port: await freePort(), variables });
  try {
    fails = true;
    const sent = await submitMany(site.url, submissions);
    fails = false;
    await endLeases(backend);
    // One more request makes the server send whatever is due.
    sent.push(await submit(site.url));
    await mailIsOut(backend);
    return [
      atLeast(`${about}: requests sent`, sent.length, submissions, ''),
      atLeast(`${about}: ways of failing met`, met.size, faults.length, ''),
      ...(await audit(about, sent, backend, await messagesIn(dataDir))),
    ];
  } finally {
    await site.stop();
    proxy.close();
    await endpoint.close();
    await backend.close();
    await database.drop();
  }
}
