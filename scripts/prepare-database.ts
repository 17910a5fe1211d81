import { randomBytes } from 'node:crypto';
import { practice } from '#practice/practice.ts';
import { pingDatabase } from '#server/db/client.ts';
import { isDatabaseUnavailable } from '#server/db/faults.ts';
import { createFirstStaff } from '#server/domain/auth/staff-accounts.ts';
import { migrate } from './database/migrations.ts';
import { Parts } from './progress/parts.mjs';
import { seedPosts } from './seed/seed-posts.ts';

const patienceMs = 30_000;

/** Waits for a database that is still starting. @throws Error when it does not answer for 30 s. */
export async function waitForDatabase(): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await pingDatabase();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      if (Date.now() > deadline)
        throw new Error('The database cannot be reached: no answer for 30 seconds.', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

export interface FirstAdministrator {
  email: string;
  /** Only where it was made up here. */
  password: string | undefined;
}

/** Migrates, makes the first administrator where there is none, and fills an empty database with the demo. */
export async function prepareDatabase(
  { isProduction }: { isProduction: boolean },
  parts = new Parts(),
): Promise<FirstAdministrator | undefined> {
  await migrate();
  const first = await firstAdministrator(isProduction);
  if (process.env['SEED'] !== '0' && !isProduction) {
    parts.beginIfCold('Seed');
    await seedPosts();
  }
  return first;
}

async function firstAdministrator(isProduction: boolean): Promise<FirstAdministrator | undefined> {
  const given = process.env['ADMIN_PASSWORD'];
  const email = (
    process.env['ADMIN_EMAIL'] ?? (isProduction ? '' : `admin@${new URL(practice.siteUrl).hostname}`)
  )
    .trim()
    .toLowerCase();
  if (!email || (isProduction && !given)) return undefined;
  const password = given || randomBytes(15).toString('base64url');
  const account = await createFirstStaff(email, password);
  return account && { email, password: given ? undefined : password };
}
