import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { siteRole } from '#server/db/site-role.ts';
import { embeddedPostgres } from '../../scripts/database/embedded.ts';
import { siteRights } from '../../scripts/database/site-role.ts';
import type { SqlBackend } from '../../scripts/database/sql-protocol.ts';

/** The embedded database as the running site has it. */
let backend: SqlBackend;
const run = async (...queries: string[]) => {
  const results = await backend.run(
    queries.map((query) => ({ query, params: [] })),
    { isTransaction: queries.length > 1, isolation: undefined },
  );
  return results.at(-1)?.rows;
};

beforeAll(async () => {
  backend = await embeddedPostgres({ template: inject('databaseTemplate') });
  await run(siteRights);
  await run(siteRights);
  await backend.workAs(siteRole);
});
afterAll(() => backend.close());

describe('the running site', () => {
  test('works as a role of its own, and stays it', async () => {
    expect(await run('select current_user::text')).toEqual([[siteRole]]);
    await run('select 1', 'select 2');
    expect(await run('select current_user::text')).toEqual([[siteRole]]);
  });

  test('reads and writes rows, and adds to the log', async () => {
    await run(
      `insert into admin_users (email, password_hash) values ('anna@samplewater-dental.example', 'x')`,
    );
    await run(`update admin_users set is_active = false`);
    expect(await run('select action from audit_log order by id')).toEqual([
      ['account.created'],
      ['account.deactivated'],
    ]);
    await run('select forget_audit_log(730)');
    await run('delete from admin_users');
  });

  test.each([
    `update audit_log set result = 'ok'`,
    'delete from audit_log',
    'truncate audit_log',
    'drop table audit_log',
    'alter table audit_log disable trigger all',
    'drop table appointments',
    'create table more (id int)',
    'alter table admin_users add column more int',
    'create role more',
    `copy (select 1) to program 'true'`,
    `copy (select 1) to '/tmp/more'`,
    `select pg_read_file('/etc/passwd')`,
    `insert into schema_migrations (name) values ('x')`,
    `update practice_versions set value = '{}'`,
    'delete from practice_versions',
    `update deployment set production_host = 'x'`,
  ])('may not: %s', async (statement) => {
    await expect(run(statement)).rejects.toThrow(/permission denied|must be owner/);
  });
});
