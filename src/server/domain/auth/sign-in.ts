import type { Login, StaffIdentity } from '../../../contracts/session.ts';
import { endSession, insertSession } from '../../db/admin-sessions.ts';
import { selectAdminByEmail } from '../../db/admin-users.ts';
import { read, transaction, write } from '../../db/client.ts';
import { countInWindow, forgetCounter, openCounter, releaseFromWindow, takeTry } from '../../db/throttles.ts';
import { keyedHash } from './keyed-hash.ts';
import { isPassword } from './password.ts';
import { readToken, signToken } from './token.ts';

const freeTries = 5;
const lockMinutes = [1, 2, 4, 8, 15] as const;
const addressLimit = { wrongTries: 20, windowMinutes: 15 } as const;

type SignIn =
  | { outcome: 'signed-in'; admin: StaffIdentity; sessionToken: string; deviceToken: string }
  | { outcome: 'refused' }
  | { outcome: 'locked'; secondsLeft: number };

interface Attempt extends Login {
  address: string;
  /** The tokens the browser brought along, if any. */
  sessionToken: string | undefined;
  deviceToken: string | undefined;
}

const addressKey = (address: string) => `login:address:${keyedHash(address)}`;

/** Seconds until this address may try again, or undefined when it may now. */
export async function addressLockSeconds(address: string): Promise<number | undefined> {
  const [counter] = await read(openCounter(addressKey(address)));
  return counter && counter.count >= addressLimit.wrongTries ? counter.secondsLeft : undefined;
}

/**
 * Checks a sign-in. A try is taken before the password is looked at, so that no number of parallel guesses gets more
 * than its five; the right password gives it back.
 */
export async function signIn(attempt: Attempt): Promise<SignIn> {
  const email = attempt.email.trim().toLowerCase();
  const [user] = await read(selectAdminByEmail(email));
  const device = await readToken('device', attempt.deviceToken);
  const isKnownDevice = device !== undefined && device.subject === user?.id;
  const tryKey = isKnownDevice ? `login:device:${keyedHash(device.id)}` : `login:account:${keyedHash(email)}`;

  const byAddress = addressKey(attempt.address);
  const [[granted], , [lock]] = await transaction<
    [{ secondsLeft: number | null }, unknown, { secondsLeft: number }]
  >([
    takeTry(tryKey, freeTries, lockMinutes),
    countInWindow(byAddress, addressLimit.windowMinutes),
    openCounter(tryKey),
  ]);
  if (!granted) {
    await write(releaseFromWindow(byAddress));
    return { outcome: 'locked', secondsLeft: lock?.secondsLeft ?? 60 };
  }

  const isRight = await isPassword(attempt.password, user?.passwordHash);
  if (!user?.isActive || !isRight) return { outcome: 'refused' };

  const sessionId = crypto.randomUUID();
  const former = await readToken('session', attempt.sessionToken);
  await transaction<unknown[]>([
    insertSession(sessionId, user.id),
    ...(former ? [endSession(former.id)] : []),
    forgetCounter(tryKey),
    forgetCounter(`login:account:${keyedHash(email)}`),
    releaseFromWindow(byAddress),
  ]);
  return {
    outcome: 'signed-in',
    admin: { id: user.id, email: user.email },
    sessionToken: await signToken('session', { subject: user.id, id: sessionId }),
    deviceToken: await signToken('device', { subject: user.id, id: device?.id ?? crypto.randomUUID() }),
  };
}
