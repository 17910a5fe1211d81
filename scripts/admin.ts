import { text } from 'node:stream/consumers';
import { newPasswordSchema, staffEmailSchema } from '#contracts/session.ts';
import { changeStaff, createStaff, listStaff } from '#server/domain/auth/staff-accounts.ts';
import { migrate } from './database/migrations.ts';
import { openDatabase } from './database/open-database.ts';
import { endWithProblem } from './end-with-problem.ts';
import { prepareLocalEnvironment } from './local-environment.ts';
import { waitForDatabase } from './prepare-database.ts';

/**
 * `npm run admin -- create EMAIL | password EMAIL | deactivate EMAIL | list`. A password comes from `ADMIN_PASSWORD` or
 * standard input, never from an argument: those are seen by every process of the machine.
 */
const usage = 'Usage: npm run admin -- create EMAIL | password EMAIL | deactivate EMAIL | list';

/** Of this very call: what `.env` holds is the first administrator's, read there later, and nobody else's. */
const givenPassword = process.env['ADMIN_PASSWORD'];

const commands: Record<string, (email: string) => Promise<string>> = {
  create: async (email) => {
    const { outcome } = await createStaff({ email, password: await readPassword(), role: 'owner' });
    return outcome === 'created' ? `${email} can sign in now.` : fail(outcome);
  },
  password: async (email) => {
    const { outcome } = await changeStaff(await idOf(email), { password: await readPassword() });
    return outcome === 'changed'
      ? `The password of ${email} is changed; all its sessions ended.`
      : fail(outcome);
  },
  deactivate: async (email) => {
    const { outcome } = await changeStaff(await idOf(email), { isActive: false });
    return outcome === 'changed' ? `${email} can no longer sign in.` : fail(outcome);
  },
  list: async () => {
    const accounts = await listStaff();
    return (
      accounts
        .map(({ email, role, isActive }) => `${email}  ${role}${isActive ? '' : '  (deactivated)'}`)
        .join('\n') || 'Nobody yet.'
    );
  },
};

const reasons: Record<string, string> = {
  'email-taken': 'There is an account with this e-mail address already.',
  'common-password': 'This password is too easy to guess.',
  'last-owner': 'The last active owner cannot be deactivated.',
  unknown: 'There is no such account.',
};

function fail(outcome: string): never {
  throw new Error(reasons[outcome] ?? outcome);
}

async function idOf(email: string): Promise<string> {
  const account = (await listStaff()).find((candidate) => candidate.email === email);
  return account?.id ?? fail('unknown');
}

async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('Password, then Enter and Ctrl-D: ');
  const password = givenPassword || (await text(process.stdin)).replace(/\r?\n$/, '');
  const result = newPasswordSchema.safeParse(password);
  if (!result.success) throw new Error(result.error.issues[0]?.message);
  return result.data;
}

async function run(): Promise<void> {
  const [name = '', email = ''] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new Error(usage);
  const parsed = name === 'list' ? undefined : staffEmailSchema.safeParse(email);
  if (parsed?.success === false) throw new Error(usage);
  const { dataDir } = prepareLocalEnvironment();
  const close = await openDatabase(dataDir);
  try {
    await waitForDatabase();
    await migrate();
    console.log(await command(parsed?.data ?? ''));
  } finally {
    await close();
  }
}

run().catch(endWithProblem);
