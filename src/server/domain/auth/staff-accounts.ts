import type { Colleague } from '#contracts/answers/session.ts';
import { mayDo, staffRoles } from '#contracts/roles.ts';
import type { NewStaff, StaffChange } from '#contracts/session.ts';
import {
  type AdminAccountRow,
  emailTaken,
  insertAdmin,
  lockAdmins,
  selectAdmin,
  selectAdmins,
  selectDesk,
  updateAdmin,
} from '#server/db/admin-users.ts';
import { repeatable, transaction, violatedConstraint, once, type Actor } from '#server/db/client.ts';
import { hashPassword, isCommonPassword } from './password.ts';

/** Everybody, whether they may sign in or not. */
export const listStaff = (): Promise<AdminAccountRow[]> => repeatable(selectAdmins());

/** Who can look after a request, by name. */
export const listDesk = (): Promise<Colleague[]> =>
  repeatable(selectDesk(staffRoles.filter((role) => mayDo(role, 'requests'))));

type Creation =
  | { outcome: 'created'; account: AdminAccountRow }
  | { outcome: 'email-taken' | 'common-password' };

/** @param actor who does it; the command line has none */
export async function createStaff(
  { email, password, name, role }: NewStaff,
  actor?: Actor,
): Promise<Creation> {
  if (isCommonPassword(password, email)) return { outcome: 'common-password' };
  try {
    const passwordHash = await hashPassword(password);
    const [account] = await once(insertAdmin({ email, passwordHash, name, role }), actor);
    return { outcome: 'created', account: account as AdminAccountRow };
  } catch (error) {
    if (violatedConstraint(error) === emailTaken) return { outcome: 'email-taken' };
    throw error;
  }
}

/** The very first account, an owner, only while there is none; undefined, at no cost, when there is one already. */
export async function createFirstStaff(
  email: string,
  password: string,
): Promise<AdminAccountRow | undefined> {
  if ((await listStaff()).length > 0) return undefined;
  const [account] = await once(insertAdmin({ email, passwordHash: await hashPassword(password) }, true));
  return account;
}

type Change =
  | { outcome: 'changed'; account: AdminAccountRow }
  | { outcome: 'unknown' | 'last-owner' | 'common-password' };

/**
 * Another password, and being shut out or let in, end every session of the account. One active owner always stays, whatever
 * two do at once.
 */
export async function changeStaff(
  id: string,
  { isActive, password, name, role }: Omit<StaffChange, 'currentPassword'>,
  actor?: Actor,
): Promise<Change> {
  const [before] = await repeatable(selectAdmin(id));
  if (!before) return { outcome: 'unknown' };
  if (password !== undefined && isCommonPassword(password, before.email))
    return { outcome: 'common-password' };
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const change = { isActive: isActive ?? null, passwordHash, name: name ?? null, role: role ?? null };
  const [, [account]] = await transaction([lockAdmins(), updateAdmin(id, change)], {
    actor,
  });
  return account ? { outcome: 'changed', account } : { outcome: 'last-owner' };
}
