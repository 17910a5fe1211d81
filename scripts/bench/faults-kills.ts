import { freePort } from '../server/free-port.ts';
import type { MakeDatabase } from './databases.ts';
import { clients, look, pause, startServer } from './faults-scene.ts';
import { atLeast, atMost, type Figure, median } from './figure.ts';
import { audit, endLeases, messagesIn } from './ledger.ts';
import { type Sent, submit } from './submissions.ts';

const kills = Number(process.env['FAULT_KILLS'] ?? 50);
/** A kill comes this long after the server is up; the spread makes it hit every stage of a request. */
const lifeMs = { shortest: 100, longest: 900 };
const drainRounds = 5;
const drainMs = 3_000;

/** The server is killed in mid-load, again and again, and started anew each time. */
export async function benchKills(make: MakeDatabase, dataDir: string): Promise<Figure[]> {
  const database = await make(dataDir);
  const about = `${database.name}, killed`;
  const server = { database, dataDir, port: await freePort() };
  const sent: Sent[] = [];
  const startsMs: number[] = [];
  let site = await startServer(server);
  try {
    const { url } = site;
    let isOver = false;
    const sendOn = async () => {
      while (!isOver) sent.push(await submit(url));
    };
    const load = Promise.all(Array.from({ length: clients }, sendOn));
    while (startsMs.length < kills) {
      const share = startsMs.length / kills;
      await pause(lifeMs.shortest + share * (lifeMs.longest - lifeMs.shortest));
      await site.kill();
      const killedAt = performance.now();
      site = await startServer(server);
      startsMs.push(performance.now() - killedAt);
    }
    isOver = true;
    await load;
    await site.kill();
    // One more request makes the server send whatever is due; a stop may cut that short, so again until it is out.
    for (let round = 0; round < drainRounds; round += 1) {
      const waiting = await look(database, endLeases);
      if (waiting === 0) break;
      site = await startServer(server);
      sent.push(await submit(url));
      await pause(drainMs);
      await site.stop();
    }
    return [
      atLeast(`${about}: times, in mid-load`, startsMs.length, kills, ''),
      atLeast(`${about}: requests acknowledged`, sent.length, kills, ''),
      atMost(`${about}: ready again, median`, median(startsMs) / 1_000, 3, 's'),
      ...(await look(database, async (backend) => audit(about, sent, backend, await messagesIn(dataDir)))),
    ];
  } finally {
    await site.stop();
    await database.drop();
  }
}
