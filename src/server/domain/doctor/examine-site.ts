import type { Examination } from '#contracts/answers/doctor.ts';
import { examinedDatabase } from '#server/db/examination.ts';
import { inProcessDatabase } from '#server/db/in-process.ts';
import { siteMigrations } from '#server/db/migrations.ts';
import { env, environmentProblems } from '#server/env.ts';
import { examine } from './examine.ts';
import { waysOut } from './ways-out.ts';

/** The caller hears from us within 8.5 s; before it comes the session. */
const timeLimitMs = 6_500;
const questionTimeLimitMs = 4_000;

let running: Promise<Examination> | undefined;

/** The running site as it sees itself. One examination at a time in a process: who asks meanwhile gets the same answer. */
export function examineSite(): Promise<Examination> {
  running ??= look().finally(() => {
    running = undefined;
  });
  return running;
}

async function look(): Promise<Examination> {
  const { SITE_URL, DEPLOY_CONTEXT } = env();
  // As the server has read them, also where the host names them otherwise.
  const variables = { ...process.env, SITE_URL, DEPLOY_CONTEXT };
  const now = new Date();
  const findings = await examine(
    {
      variables,
      environmentProblems,
      now,
      database: examinedDatabase,
      hasRoleOfItsOwn: inProcessDatabase.fetch !== undefined,
      isSiteItself: true,
      migrations: siteMigrations(),
      ...waysOut(variables, questionTimeLimitMs),
    },
    timeLimitMs,
  );
  return { examinedAt: now.toISOString(), findings };
}
