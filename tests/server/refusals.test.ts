import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeDataDir, startServerProcess } from '../support/running-server.ts';

// Which variable is refused for what: scripts/start-problems.test.ts.
test('a start that cannot work ends at once, names everything wrong, and has built and written nothing', async () => {
  const data = makeDataDir();
  const environment = { NODE_ENV: 'production', PORT: 'x', DATABASE_URL: 'mysql://root:canary@host/x' };
  const said = await startServerProcess({ DATA_DIR: data.path, ...environment }).then(
    () => 'It started.',
    (error: Error) => error.message,
  );
  expect(said).toMatch(/^exit 1\nThe environment is not complete\.\n/);
  for (const name of ['SITE_URL', 'SESSION_SECRET', 'PORT', 'DATABASE_URL'])
    expect(said).toContain(`${name}:`);
  expect(said).not.toMatch(/canary|Building|\bat .*\.ts:\d/);
  expect(readdirSync(data.path)).toEqual([]);
  data.remove();
});
