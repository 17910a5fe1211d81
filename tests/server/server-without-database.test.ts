import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeDataDir, spawnServer } from '../support/running-server.ts';

const jumpingClock = join(import.meta.dirname, '../../scripts/faults/jumping-clock.ts');

// The half minute is over when its clock jumps: nobody waits for it.
test('a server asks again for a database that is not there, and ends with the reason after half a minute', async () => {
  const data = makeDataDir();
  const attempts = createServer().listen(0, '127.0.0.1');
  await once(attempts, 'listening');
  const { port } = attempts.address() as AddressInfo;
  const server = await spawnServer(
    { DATA_DIR: data.path, DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/nowhere` },
    [process.execPath, '--import', jumpingClock, 'scripts/start.ts'],
  );
  let asked = 0;
  attempts.on('connection', (socket) => {
    asked += 1;
    socket.destroy();
    if (asked === 3) server.child.kill('SIGUSR2');
  });
  expect(await server.exited).toBe(1);
  expect(asked).toBeGreaterThanOrEqual(3);
  expect(server.output()).toContain('The database cannot be reached: no answer for 30 seconds.');
  attempts.close();
  data.remove();
});
