import type { Login, StaffIdentity } from '#contracts/session.ts';
import { endSession, insertSession } from '#server/db/admin-sessions.ts';
import { selectAdminByEmail, type AdminUserRow } from '#server/db/admin-users.ts';
import { insertAuditEntry, insertAuditEntryOnce } from '#server/db/audit-log.ts';
import { read, transaction, write, type Actor } from '#server/db/client.ts';
import { forgetCounter, releaseFromWindow } from '#server/db/throttles.ts';
import { roughNetworkOf } from '../network.ts';
import { keyedHash } from './keyed-hash.ts';
import { accountKey, giveBack, lockSeconds, takePasswordTry, type Try } from './password-tries.ts';
import { busySeconds, isPassword, isPasswordLineFull } from './password.ts';
import { readToken, signToken } from './token.ts';

type SignIn =
  | { outcome: 'signed-in'; admin: StaffIdentity; sessionToken: string; deviceToken: string }
  | { outcome: 'refused' }
  | { outcome: 'locked' | 'busy'; secondsLeft: number };

interface Attempt extends Login {
  ip: string;
  /** The tokens the browser brought along, if any. */
  sessionToken: string | undefined;
  deviceToken: string | undefined;
}

const signInAction = 'session.sign-in';
/** A lock is met again and again; the log tells of it once in a while. */
const lockNoteMinutes = 15;

/**
 * Checks a sign-in. A try is taken before the password is looked at, so that no number of parallel guesses gets more
 * than its five; the right password gives it back.
 */
export async function signIn(attempt: Attempt): Promise<SignIn> {
  const email = attempt.email.trim().toLowerCase();
  const device = await readToken('device', attempt.deviceToken);
  const [user] = await read(selectAdminByEmail(email));
  const isKnownDevice = device !== undefined && device.subject === user?.id;
  const key = isKnownDevice ? `login:device:${keyedHash(device.id)}` : accountKey(email);

  if (isPasswordLineFull(isKnownDevice)) return refusedByLine(key);
  const actor = { id: user?.id ?? null, network: roughNetworkOf(attempt.ip) };
  const taken = await takePasswordTry(key, attempt.ip);
  if ('secondsLeft' in taken) {
    await write(insertAuditEntryOnce(actor, { action: signInAction, result: 'locked' }, lockNoteMinutes));
    return { outcome: 'locked', secondsLeft: taken.secondsLeft };
  }
  const visit = await isPassword(attempt.password, user?.passwordHash, isKnownDevice);
  if (visit === 'full') {
    await giveBack(taken);
    return { outcome: 'busy', secondsLeft: busySeconds };
  }
  if (!user?.isActive || !visit.result) {
    await write(insertAuditEntry(actor, { action: signInAction, result: 'refused' }));
    return { outcome: 'refused' };
  }
  return welcome(user, { taken, actor, formerToken: attempt.sessionToken, deviceId: device?.id });
}

/** With no room to look at a password, a lock is still a lock; neither takes more than one look at the database. */
async function refusedByLine(key: string): Promise<SignIn> {
  const secondsLeft = await lockSeconds(key);
  return secondsLeft === undefined
    ? { outcome: 'busy', secondsLeft: busySeconds }
    : { outcome: 'locked', secondsLeft };
}

interface Arrival {
  taken: Try;
  actor: Actor;
  formerToken: string | undefined;
  deviceId: string | undefined;
}

/** A new session; the browser's former one ends, and nothing is held against the account any more. */
async function welcome(
  user: AdminUserRow,
  { taken, actor, formerToken, deviceId }: Arrival,
): Promise<SignIn> {
  const sessionId = crypto.randomUUID();
  const former = await readToken('session', formerToken);
  await transaction<unknown[]>([
    // Counters in the order in which a try takes them, so that no two wait for each other.
    releaseFromWindow(taken.networkKey),
    forgetCounter([taken.key, accountKey(user.email)]),
    insertSession(sessionId, user.id),
    ...(former ? [endSession(former.id)] : []),
    insertAuditEntry(actor, { action: signInAction }),
  ]);
  return {
    outcome: 'signed-in',
    admin: { id: user.id, email: user.email },
    sessionToken: await signToken('session', { subject: user.id, id: sessionId }),
    deviceToken: await signToken('device', { subject: user.id, id: deviceId ?? crypto.randomUUID() }),
  };
}
