import { beforeEach, describe, expect, it } from 'vitest';
import { sql, write } from '#server/db/client.ts';
import {
  claimProductionDatabase,
  databaseHost,
  refuseProductionDatabase,
} from '../../scripts/deploy/production-database.ts';

describe('a deploy preview', () => {
  beforeEach(async () => {
    await write(sql`delete from deployment`);
  });

  it('is refused when its database is the one production claimed', async () => {
    await claimProductionDatabase();
    await expect(refuseProductionDatabase()).rejects.toThrow(
      'This preview was given the production database',
    );
  });

  it('passes when its database carries the claim of another host, as a branch does', async () => {
    await claimProductionDatabase();
    await write(sql`update deployment set production_host = 'ep-production.neon.tech'`);
    await expect(refuseProductionDatabase()).resolves.toBeUndefined();
  });

  it('passes when no production has claimed its database', async () => {
    await expect(refuseProductionDatabase()).resolves.toBeUndefined();
  });

  it('sees through the second name of a pooled connection', () => {
    const pooled = databaseHost('postgres://u:p@ep-calm-sea-1-pooler.us-east-2.aws.neon.tech/site');
    expect(pooled).toBe(databaseHost('postgres://u:p@ep-calm-sea-1.us-east-2.aws.neon.tech/site'));
  });

  it('has its database claimed anew when production moves', async () => {
    await write(sql`insert into deployment (production_host) values ('ep-old.neon.tech')`);
    await claimProductionDatabase();
    await expect(refuseProductionDatabase()).rejects.toThrow();
  });
});
