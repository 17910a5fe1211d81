import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { examinedDatabase } from '#server/db/examination.ts';
import { examine } from '#server/domain/doctor/examine.ts';
import { migrate, migrationNames } from '../../scripts/database/migrations.ts';
import { openDatabase } from '../../scripts/database/open-database.ts';
import { fillDataDir } from '../support/database-template.ts';
import { makeDataDir } from '../support/running-server.ts';

const dataDir = makeDataDir();
let close: () => Promise<void>;

beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('DATABASE_HTTP_ENDPOINT', '');
  vi.stubEnv('SESSION_SECRET', 'a-secret-of-a-site-that-is-long-enough');
  vi.stubEnv('SITE_URL', 'http://localhost:8888');
  await fillDataDir(dataDir.path, inject('unmigratedTemplate'));
  close = await openDatabase(dataDir.path);
});
afterAll(async () => {
  await close();
  dataDir.remove();
  vi.unstubAllEnvs();
});

test('the doctor finds the way to the database of a site that runs on this machine', async () => {
  const nobody = () => Promise.reject(new Error('Nobody answers.'));
  const scene = {
    variables: {},
    environmentProblems: () => [],
    now: new Date(),
    database: examinedDatabase,
    hasRoleOfItsOwn: true,
    isSiteItself: false,
    migrations: await migrationNames(),
    fetch: nobody,
    resolveTxt: nobody,
    verifyMail: nobody,
  };
  const said = async (subject: string) =>
    (await examine(scene)).find((finding) => finding.subject === subject)?.seen;
  expect(await said('Database')).toMatch(/^It answers in \d+ ms\.$/);
  expect(await said('Migrations')).toMatch(/^Not run yet: 0001_staff\.sql/);
  await migrate();
  expect(await said('Migrations')).toMatch(/^All \d+ have run\.$/);
  expect(await said('Waiting mail')).toBe('None waits.');
});
