import { expect, onTestFinished, test } from 'vitest';
import { examinedDatabase } from '#server/db/examination.ts';
import { examine } from '#server/domain/doctor/examine.ts';
import { migrationNames } from '../../scripts/database/migrations.ts';
import { liftTimeLimits, restoreTimeLimits } from '../support/time-limits.ts';

test('what takes too long spoils no other: a database that never answers', async () => {
  restoreTimeLimits();
  onTestFinished(liftTimeLimits);
  const never = () => new Promise<never>(() => undefined);
  const findings = await examine(
    {
      variables: {},
      environmentProblems: () => [],
      now: new Date(),
      database: { ...examinedDatabase, lastTimes: never },
      hasRoleOfItsOwn: false,
      isSiteItself: true,
      migrations: await migrationNames(),
      fetch: () => Promise.reject(new Error('nobody')),
      resolveTxt: () => Promise.resolve([['v=spf1']]),
      verifyMail: () => Promise.resolve(),
    },
    // Long enough for those that do answer, on a machine that has much else to do.
    3_000,
  );
  expect(findings.filter(({ seen }) => seen === 'It could not be looked at.')).toMatchObject([
    { subject: 'Daily jobs', state: 'unknown' },
  ]);
  expect(findings.map(({ subject }) => subject)).toContain('SPF');
});
