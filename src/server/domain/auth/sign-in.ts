import type { StaffIdentity } from '#contracts/answers/session.ts';
import type { Login } from '#contracts/session.ts';
import { endSession, insertSession } from '#server/db/admin-sessions.ts';
import { holdAdmins, selectAdminByEmail, type AdminUserRow } from '#server/db/admin-users.ts';
import { insertAuditEntry, insertAuditEntryOnce, insertSignInEntry } from '#server/db/audit-log.ts';
import { repeatable, transaction, once, type Actor } from '#server/db/client.ts';
import { inBackground } from '#server/db/in-background.ts';
import { forgetCounter, releaseFromWindow } from '#server/db/throttles.ts';
import { roughNetworkOf } from '../network.ts';
import { keyedHash } from './keyed-hash.ts';
import { accountKey, giveBack, networkLockSeconds, takePasswordTry, type Try } from './password-tries.ts';
import { busySeconds, isPassword, isPasswordLineFull, onTheWayToPassword } from './password.ts';
import { plainCode, takeCode } from './second-factor.ts';
import { readToken, signToken, type Claims } from './token.ts';

/** Of the many: nothing was looked at. */
export interface Refusal {
  outcome: 'locked' | 'busy';
  secondsLeft: number;
}

type SignIn =
  | {
      outcome: 'signed-in';
      admin: Pick<StaffIdentity, 'id' | 'email'>;
      sessionToken: string;
      deviceToken: string;
    }
  | { outcome: 'refused' }
  /** The password is right, and the account has a second factor: its code is missing, or not right. */
  | { outcome: 'code-missing' | 'code-wrong' }
  | Refusal;

interface Attempt extends Login {
  ip: string;
  /** The tokens the browser brought along, if any. */
  sessionToken: string | undefined;
  deviceToken: string | undefined;
}

const busy: Refusal = { outcome: 'busy', secondsLeft: busySeconds };
const signInAction = 'session.sign-in';
/** A lock is met again and again; the log tells of it once in a while. */
const lockNoteMinutes = 15;

/**
 * Turns away whom there is no room for: the line in front of the passwords is full, those counted who are on their way
 * to it. Costs no look at the database.
 */
export async function turnedAway(deviceToken: string | undefined): Promise<Refusal | undefined> {
  return isPasswordLineFull((await readToken('device', deviceToken)) !== undefined) ? busy : undefined;
}

/**
 * Checks a sign-in. A try is taken before the password is looked at, so that no number of parallel guesses gets more
 * than its five; the right password gives it back. Who has never signed in from this browser waits behind patients.
 */
export async function signIn(attempt: Attempt): Promise<SignIn> {
  const device = await readToken('device', attempt.deviceToken);
  if (isPasswordLineFull(device !== undefined)) return busy;
  return onTheWayToPassword(() =>
    device ? check(attempt, device) : inBackground(() => check(attempt, undefined)),
  );
}

async function check(attempt: Attempt, device: Claims | undefined): Promise<SignIn> {
  const networkSeconds = await networkLockSeconds(attempt.ip);
  if (networkSeconds !== undefined) return { outcome: 'locked', secondsLeft: networkSeconds };
  const email = attempt.email.trim().toLowerCase();
  const [user] = await repeatable(selectAdminByEmail(email));
  const isKnownDevice = device !== undefined && device.subject === user?.id;
  const key = isKnownDevice ? `login:device:${keyedHash('device', device.id)}` : accountKey(email);

  const actor = { id: user?.id ?? null, network: roughNetworkOf(attempt.ip) };
  const taken = await takePasswordTry(key, attempt.ip);
  if ('secondsLeft' in taken) {
    await once(insertAuditEntryOnce(actor, { action: signInAction, result: 'locked' }, lockNoteMinutes));
    return { outcome: 'locked', secondsLeft: taken.secondsLeft };
  }
  const visit = await isPassword(attempt.password, user?.passwordHash ?? undefined, isKnownDevice);
  if (visit === 'full') {
    await giveBack(taken);
    return busy;
  }
  if (!user?.isActive || !visit.result) {
    await once(insertAuditEntry(actor, { action: signInAction, result: 'refused' }));
    return { outcome: 'refused' };
  }
  const { totpSecret } = user;
  if (totpSecret !== null) {
    if (attempt.code === undefined) {
      await giveBack(taken);
      return { outcome: 'code-missing' };
    }
    // A wrong code uses up the try the password took: both are guessed five times at most.
    if (!(await takeCode({ id: user.id, totpSecret }, plainCode(attempt.code)))) {
      await once(insertAuditEntry(actor, { action: signInAction, result: 'refused' }));
      return { outcome: 'code-wrong' };
    }
  }
  return welcome(user, { taken, actor, formerToken: attempt.sessionToken, deviceId: device?.id });
}

interface Arrival {
  taken: Try;
  actor: Actor;
  formerToken: string | undefined;
  deviceId: string | undefined;
}

/**
 * A new session; the browser's former one ends, and nothing is held against the account any more. Whoever was shut out, or
 * given another password, while theirs was looked at is refused: what ended every session must not miss this one.
 */
async function welcome(
  user: AdminUserRow,
  { taken, actor, formerToken, deviceId }: Arrival,
): Promise<SignIn> {
  const sessionId = crypto.randomUUID();
  const former = await readToken('session', formerToken);
  const [, [opened]] = await transaction<[unknown, { id: string }, ...unknown[]]>([
    holdAdmins(),
    insertSession(sessionId, user.id, user.passwordHash ?? undefined),
    // Counters in the order in which a try takes them, so that no two wait for each other.
    releaseFromWindow(taken.networkKey),
    forgetCounter([taken.key, accountKey(user.email)]),
    ...(former ? [endSession(former.id)] : []),
    insertSignInEntry(actor, signInAction, sessionId),
  ]);
  if (!opened) return { outcome: 'refused' };
  return {
    outcome: 'signed-in',
    admin: { id: user.id, email: user.email },
    sessionToken: await signToken('session', { subject: user.id, id: sessionId }),
    deviceToken: await signToken('device', { subject: user.id, id: deviceId ?? crypto.randomUUID() }),
  };
}
