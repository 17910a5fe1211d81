import { expect, test } from 'vitest';
import { freePort } from '../../scripts/server/free-port.ts';
import { makeDataDir, startServerProcess } from '../support/running-server.ts';

test('a server says so when the database is not there for half a minute', async () => {
  const data = makeDataDir();
  const url = `postgres://nobody@127.0.0.1:${await freePort()}/nowhere`;
  await expect(startServerProcess({ DATA_DIR: data.path, DATABASE_URL: url })).rejects.toThrow(
    /exit 1\n.*The database cannot be reached/s,
  );
  data.remove();
});
