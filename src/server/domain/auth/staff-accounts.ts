import type { StaffChange } from '#contracts/session.ts';
import {
  type AdminAccountRow,
  emailTaken,
  insertAdmin,
  lockAdmins,
  selectAdmin,
  selectAdmins,
  updateAdmin,
} from '#server/db/admin-users.ts';
import { read, transaction, violatedConstraint, write, type Actor } from '#server/db/client.ts';
import { hashPassword, isCommonPassword } from './password.ts';

export const listStaff = (): Promise<AdminAccountRow[]> => read(selectAdmins());

type Creation =
  { outcome: 'created'; account: AdminAccountRow } | { outcome: 'email-taken' | 'common-password' };

export async function createStaff(email: string, password: string, actor?: Actor): Promise<Creation> {
  if (isCommonPassword(password, email)) return { outcome: 'common-password' };
  try {
    const [account] = await write(insertAdmin(email, await hashPassword(password)), actor);
    return { outcome: 'created', account: account as AdminAccountRow };
  } catch (error) {
    if (violatedConstraint(error) === emailTaken) return { outcome: 'email-taken' };
    throw error;
  }
}

/** The very first account, only while there is none; undefined, at no cost, when there is one already. */
export async function createFirstStaff(
  email: string,
  password: string,
): Promise<AdminAccountRow | undefined> {
  if ((await listStaff()).length > 0) return undefined;
  const [account] = await write(insertAdmin(email, await hashPassword(password), true));
  return account;
}

type Change =
  | { outcome: 'changed'; account: AdminAccountRow }
  | { outcome: 'unknown' | 'last-active' | 'common-password' };

/** Either change, if it is made, ends every session of the account. The last active account cannot be deactivated, not even by two at once. */
export async function changeStaff(
  id: string,
  { isActive, password }: Omit<StaffChange, 'currentPassword'>,
  actor?: Actor,
): Promise<Change> {
  const [before] = await read(selectAdmin(id));
  if (!before) return { outcome: 'unknown' };
  if (password !== undefined && isCommonPassword(password, before.email))
    return { outcome: 'common-password' };
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const [, [account]] = await transaction<[unknown, AdminAccountRow]>(
    [lockAdmins(), updateAdmin(id, { isActive: isActive ?? null, passwordHash })],
    { actor },
  );
  return account ? { outcome: 'changed', account } : { outcome: 'last-active' };
}
