import { expect, inject, test } from 'vitest';
import { fillDataDir } from '../support/database-template.ts';
import { makeDataDir, startServerProcess } from '../support/running-server.ts';

const appointment = (firstName: string) => ({
  firstName,
  lastName: 'Patient',
  email: `${firstName.toLowerCase()}@mail.example`,
  phone: '904-555-0199',
});

const send = (url: string, firstName: string) =>
  fetch(`${url}/api/appointments`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': firstName },
    body: JSON.stringify(appointment(firstName)),
  });

// Who stops a service or a container knows npm alone. An end that takes too long is cut short by the server itself, with another code.
test('a server that is ended by SIGTERM to npm stops cleanly, in its time, and leaves nothing behind', async () => {
  const data = makeDataDir();
  await fillDataDir(data.path, inject('databaseTemplate'));
  const NODE_OPTIONS = `--import=${new URL('../support/liftoff-only.mjs', import.meta.url).href}`;
  const server = await startServerProcess({ DATA_DIR: data.path, SEED: '0', NODE_OPTIONS }, ['npm', 'start']);
  expect(await server.end('SIGTERM')).toBe(0);
  await expect(fetch(server.url)).rejects.toThrow('fetch failed');
  data.remove();
});

test('one that is ended by force in the middle of writing has lost nothing it acknowledged', async () => {
  const data = makeDataDir();
  await fillDataDir(data.path, inject('databaseTemplate'));
  const acknowledged = new Map<string, string>();
  for (let round = 0; round < 3; round++) {
    const server = await startServerProcess({
      DATA_DIR: data.path,
      SEED: '0',
      TRUSTED_PROXY: '127.0.0.1,::1',
    });
    const writes = Array.from({ length: 5 }, async (_, index) => {
      const name = `Round${'abc'[round]}${'abcde'[index]}`;
      const answer = await send(server.url, name).catch(() => undefined);
      if (answer?.status === 201)
        acknowledged.set(name, ((await answer.json()) as { reference: string }).reference);
    });
    await Promise.race(writes);
    await server.end('SIGKILL');
    await Promise.allSettled(writes);
  }
  expect(acknowledged.size).toBeGreaterThan(0);
  const server = await startServerProcess({ DATA_DIR: data.path, SEED: '0' });
  for (const [name, reference] of acknowledged) {
    const again = await send(server.url, name);
    expect(await again.json()).toEqual({ reference, status: 'pending' });
  }
  await server.end('SIGTERM');
  data.remove();
});
