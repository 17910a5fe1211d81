import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sql, once } from '#server/db/client.ts';
import { forgetEnvironment } from '#server/env.ts';
import publicPosts from '../../netlify/functions/blog-posts.ts';
import health from '../../netlify/functions/health.ts';
import {
  claimProductionDatabase,
  databaseHost,
  refuseProductionDatabase,
} from '../../scripts/deploy/production-database.ts';
import { call } from '../support/call.ts';

describe('a deploy preview', () => {
  beforeEach(async () => {
    await once(sql`delete from deployment`);
  });

  it('is refused when its database is the one production claimed', async () => {
    await claimProductionDatabase();
    await expect(refuseProductionDatabase()).rejects.toThrow(
      'This preview was given the production database',
    );
  });

  it('passes when its database carries the claim of another host, as a branch does', async () => {
    await claimProductionDatabase();
    await once(sql`update deployment set production_host = 'ep-production.neon.tech'`);
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
    await once(sql`insert into deployment (production_host) values ('ep-old.neon.tech')`);
    await claimProductionDatabase();
    await expect(refuseProductionDatabase()).rejects.toThrow();
  });

  it('keeps its calls out of search results, answers and refusals alike; production does not', async () => {
    const robots = async () =>
      Promise.all(
        [call(health, '/api/health/live'), call(publicPosts, '/api/blog-posts', { method: 'PUT' })].map(
          async (answer) => (await answer).headers.get('X-Robots-Tag'),
        ),
      );
    expect(await robots()).toEqual([null, null]);
    vi.stubEnv('DEPLOY_CONTEXT', 'preview');
    forgetEnvironment();
    expect(await robots()).toEqual(['noindex, nofollow', 'noindex, nofollow']);
    vi.unstubAllEnvs();
    forgetEnvironment();
  });
});
