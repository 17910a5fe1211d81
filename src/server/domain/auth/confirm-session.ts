import { confirmSessionRow } from '#server/db/admin-sessions.ts';
import { selectAdminByEmail } from '#server/db/admin-users.ts';
import { insertAuditEntry } from '#server/db/audit-log.ts';
import { repeatable, transaction, once } from '#server/db/client.ts';
import { forgetCounter, releaseFromWindow } from '#server/db/throttles.ts';
import { keyedHash } from './keyed-hash.ts';
import { giveBack, takePasswordTry } from './password-tries.ts';
import { busySeconds, isPassword } from './password.ts';
import { takeCode } from './second-factor.ts';
import type { Session } from './session.ts';

export type Confirmation =
  | { outcome: 'confirmed' }
  | { outcome: 'refused' | 'code-wrong' }
  | { outcome: 'locked' | 'busy'; secondsLeft: number };

/**
 * Looks at the password of whoever is signed in once more. Tries are counted like those of a sign-in, by a count of their
 * own: whoever sits at somebody's open session must not guess, nor lock its owner out.
 */
export async function confirmSession(
  { id, admin, actor }: Session,
  password: string,
  ip: string,
  /** Of the second factor, where this asks for both. */
  code?: string,
): Promise<Confirmation> {
  const taken = await takePasswordTry(`login:confirm:${keyedHash('account', admin.id)}`, ip);
  if ('secondsLeft' in taken) return { outcome: 'locked', secondsLeft: taken.secondsLeft };
  const [user] = await repeatable(selectAdminByEmail(admin.email));
  const visit = await isPassword(password, user?.passwordHash ?? undefined, true);
  if (visit === 'full') {
    await giveBack(taken);
    return { outcome: 'busy', secondsLeft: busySeconds };
  }
  if (!visit.result) {
    await once(insertAuditEntry(actor, { action: 'session.confirm', result: 'refused' }));
    return { outcome: 'refused' };
  }
  const { id: adminId, totpSecret } = user ?? { id: admin.id, totpSecret: null };
  if (code !== undefined && totpSecret !== null && !(await takeCode({ id: adminId, totpSecret }, code))) {
    await once(insertAuditEntry(actor, { action: 'session.confirm', result: 'refused' }));
    return { outcome: 'code-wrong' };
  }
  await transaction([
    releaseFromWindow(taken.networkKey),
    forgetCounter([taken.key]),
    confirmSessionRow(id),
    insertAuditEntry(actor, { action: 'session.confirm' }),
  ]);
  return { outcome: 'confirmed' };
}
