import { compare, hash } from 'bcryptjs';
import type { StaffRole } from '#contracts/roles.ts';
import { insertSession } from '#server/db/admin-sessions.ts';
import { insertAdmin } from '#server/db/admin-users.ts';
import { transaction, once } from '#server/db/client.ts';
import { doPasswordWork } from '#server/domain/auth/password.ts';
import { signToken } from '#server/domain/auth/token.ts';

export const staffPassword = 'a long enough passphrase';

/** A real hash of it, of the lowest cost there is: only tests about hashing pay for more. */
export const staffPasswordHash = '$2b$04$aBRlJI56qW9CVUvDORAJOuaYb9FrjhYQ96oIdRX5YhvK9UZtGlAfy';

export const newStaffEmail = (): string =>
  `staff-${crypto.randomUUID().slice(0, 8)}@samplewater-dental.example`;

interface Staff {
  id: string;
  email: string;
  name: string;
}

/** Somebody who may sign in. */
export async function makeStaff(email = newStaffEmail(), role: StaffRole = 'owner'): Promise<Staff> {
  const [account] = await once(insertAdmin({ email, passwordHash: staffPasswordHash, role }));
  if (!account) throw new Error('No account was made.');
  return { id: account.id, email, name: account.name };
}

/** A session of theirs. @returns the token a browser would hold */
export async function makeSession({ id }: Staff): Promise<string> {
  const session = crypto.randomUUID();
  await transaction([insertSession(session, id)]);
  return signToken('session', { subject: id, id: session });
}

/** Headers of a browser somebody is signed in with: a real token that names a real session. */
export async function signedIn(
  email?: string,
  role?: StaffRole,
): Promise<Staff & { headers: { cookie: string } }> {
  const staff = await makeStaff(email, role);
  return { ...staff, headers: { cookie: `session=${await makeSession(staff)}` } };
}

/**
 * bcrypt itself, at the lowest cost there is: who may sign in is tested, not how long computing takes. Of the full cost is only
 * the hash that stands in where there is no account, and its password nobody has.
 */
export const hashAtLowestCost = (): void =>
  doPasswordWork(
    {
      hash: (password) => hash(password, 4),
      compare: async (password, stored) => !stored.startsWith('$2b$12$') && compare(password, stored),
    },
    1,
  );

/** For tests of who may try how often: passwords compared as they are, without the second of computing each. */
export function comparePlainly(): void {
  doPasswordWork(
    {
      hash: (password) => Promise.resolve(`not a hash of ${password}`),
      compare: (given) => Promise.resolve(given === staffPassword),
    },
    20,
  );
}

export function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
