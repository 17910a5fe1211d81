import { invitationHours, resetHours, type Invitation } from '#contracts/account-link.ts';
import type { LinkHolder, SentLink } from '#contracts/answers/account-link.ts';
import {
  deletePending,
  followLink,
  insertLink,
  insertResetFor,
  selectLink,
} from '#server/db/account-links.ts';
import {
  emailTaken,
  insertAdmin,
  lockAdmins,
  selectAdmin,
  type AdminAccountRow,
} from '#server/db/admin-users.ts';
import { insertAuditEntry } from '#server/db/audit-log.ts';
import { repeatable, transaction, violatedConstraint, once, type StaffActor } from '#server/db/client.ts';
import { forgetCounter } from '#server/db/throttles.ts';
import { env } from '#server/env.ts';
import { roughNetworkOf } from '../network.ts';
import { keyedHash } from './keyed-hash.ts';
import { linkUrl, readLinkToken } from './link-token.ts';
import { accountKey, takePasswordTry } from './password-tries.ts';
import { hashPassword, isCommonPassword } from './password.ts';

/** An account without a password, and the link by which whoever is invited sets one. */
export async function invite(
  { email, name, role }: Invitation,
  actor: StaffActor,
): Promise<{ account: AdminAccountRow; sent: SentLink } | undefined> {
  try {
    const [account] = await once(insertAdmin({ email, passwordHash: null, name, role }), actor);
    if (!account) return undefined;
    const sent = await send(account.id, 'invitation', actor);
    const [listed = account] = await repeatable(selectAdmin(account.id));
    return { account: listed, sent };
  } catch (error) {
    if (violatedConstraint(error) === emailTaken) return undefined;
    throw error;
  }
}

/** Another invitation to whoever has not come yet; undefined where nobody is waited for. */
export async function inviteAgain(id: string, actor: StaffActor): Promise<SentLink | undefined> {
  const [account] = await repeatable(selectAdmin(id));
  return account?.isPending ? send(account.id, 'invitation', actor) : undefined;
}

/** @returns whether there was an invitation to take back */
export async function withdraw(id: string, actor: StaffActor): Promise<boolean> {
  const [gone] = await once(deletePending(id));
  if (!gone) return false;
  const detail = { name: gone.name };
  await once(
    insertAuditEntry(actor, { action: 'account.withdrawn', subject: 'admin_users', subjectId: id, detail }),
  );
  return true;
}

/** A reset an owner sends; undefined where there is nobody who could follow it. */
export async function sendReset(id: string, actor: StaffActor): Promise<SentLink | undefined> {
  const [account] = await repeatable(selectAdmin(id));
  return account?.isActive && !account.isPending ? send(account.id, 'reset', actor) : undefined;
}

const sentAction = { invitation: 'account.invited', reset: 'account.reset-sent' } as const;
const hoursOf = { invitation: invitationHours, reset: resetHours };

async function send(adminId: string, kind: LinkHolder['kind'], actor: StaffActor): Promise<SentLink> {
  const id = crypto.randomUUID();
  const [[link]] = await transaction([
    insertLink({ id, adminId, kind, hours: hoursOf[kind] }),
    insertAuditEntry(actor, { action: sentAction[kind], subject: 'admin_users', subjectId: adminId }),
  ]);
  // Where no mail leaves the house, the owner hands it over.
  return {
    expiresAt: (link?.expiresAt ?? new Date()).toISOString(),
    link: env().SMTP_URL ? null : linkUrl(id),
  };
}

/**
 * A reset somebody asks for who has forgotten theirs. What comes of it, and how long it takes, is the same whether there is
 * such an account or not; it is throttled as sign-ins are, by a count of its own.
 * @returns how long to wait, where it was asked for too often
 */
export async function askForReset(email: string, ip: string): Promise<{ secondsLeft: number } | undefined> {
  const taken = await takePasswordTry(`login:reset:${keyedHash('email', email)}`, ip);
  if ('secondsLeft' in taken) return taken;
  await once(insertResetFor(email, crypto.randomUUID(), resetHours, roughNetworkOf(ip)));
  return undefined;
}

/** Whom a link is for; undefined when it was used, is over, or was never ours. */
export async function readLink(token: string): Promise<LinkHolder | undefined> {
  const found = await linkOf(token);
  return found && { kind: found.kind, email: found.email, name: found.name };
}

async function linkOf(token: string) {
  const id = readLinkToken(token);
  const [row] = id ? await repeatable(selectLink(id)) : [];
  return row && id ? { ...row, id } : undefined;
}

/** Sets the password by a link, once, and lets the account sign in at once, whatever was guessed before. */
export async function useLink(
  { token, password, name }: { token: string; password: string; name?: string | undefined },
  ip: string,
): Promise<{ outcome: 'set' | 'over' | 'common-password' }> {
  const link = await linkOf(token);
  if (!link) return { outcome: 'over' };
  if (isCommonPassword(password, link.email)) return { outcome: 'common-password' };
  const passwordHash = await hashPassword(password);
  const chosenName = link.kind === 'invitation' ? (name ?? null) : null;
  const [, [account]] = await transaction(
    [lockAdmins(), followLink(link.id, passwordHash, chosenName), forgetCounter([accountKey(link.email)])],
    { actor: { id: link.adminId, network: roughNetworkOf(ip) } },
  );
  return { outcome: account ? 'set' : 'over' };
}
