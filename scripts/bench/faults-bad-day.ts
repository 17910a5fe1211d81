import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { droppingMailServer } from '../faults/dropping-mail-server.ts';
import { freePort } from '../server/free-port.ts';
import { type MakeDatabase } from './databases.ts';
import { look, mailIsOut, pause, startServer, submitMany } from './faults-scene.ts';
import { atLeast, type Figure, leftOut } from './figure.ts';
import { audit, endLeases } from './ledger.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { type Sent, submit } from './submissions.ts';

const submissions = Number(process.env['FAULT_SUBMISSIONS'] ?? 1_000) / 5;
/** Each start sends what is due; a stop may cut it short. */
const drainRounds = 4;
/** Long enough for every client to have met the full disk. */
const fullForMs = 6_000;

/**
 * The disk is full for a while, the clock jumps an hour on, twice, and the mail provider drops every other line after it
 * has taken the message.
 */
export async function benchBadDay(make: MakeDatabase, ownDir: string): Promise<Figure[]> {
  const disk = mountSmallDisk();
  const dataDir = disk ? join(disk.path, 'data') : ownDir;
  const tablespace = disk && join(disk.path, 'tablespace');
  if (tablespace) mkdirSync(tablespace, { mode: 0o777 });
  const database = await make(dataDir, tablespace);
  const about = `${database.name}, bad day`;
  const provider = await droppingMailServer();
  const server = {
    database,
    dataDir,
    port: await freePort(),
    variables: {
      SMTP_URL: provider.url,
      NODE_OPTIONS: `--import ${join(import.meta.dirname, '../faults/jumping-clock.ts')}`,
    },
  };
  let site = await startServer(server);
  try {
    const sent = await submitMany(site.url, submissions);
    site.signal('SIGUSR2');
    sent.push(...(await submitMany(site.url, submissions)));
    if (disk) sent.push(...(await throughFullDisk(disk, site.url)));
    site.signal('SIGUSR2');
    sent.push(...(await submitMany(site.url, submissions)));
    await site.stop();

    // What the provider dropped waits for its next try; nobody here does.
    provider.recover();
    for (let round = 0; round < drainRounds && (await look(database, endLeases)) > 0; round += 1) {
      site = await startServer(server);
      sent.push(await submit(site.url));
      await pause(3_000);
      await site.stop();
    }
    const figures = await look(database, async (backend) => {
      await mailIsOut(backend);
      return audit(about, sent, backend, provider.notices());
    });
    return [
      disk
        ? atLeast(`${about}: requests sent`, sent.length, submissions * 3, '')
        : leftOut(`${about}: full disk`, 'only root on Linux can mount a small one'),
      ...figures,
    ];
  } finally {
    await site.stop();
    provider.close();
    await database.drop();
    disk?.remove();
  }
}

/** Patients go on sending while nothing can be stored, and until it can be again. */
async function throughFullDisk(disk: SmallDisk, url: string): Promise<Sent[]> {
  disk.fill();
  const freed = pause(fullForMs).then(disk.free);
  const sent = await submitMany(url, submissions);
  await freed;
  return sent;
}
