import { repeatable, transaction, once } from '#server/db/client.ts';
import { releaseFromWindow, returnTry, secondsLocked, takeTry } from '#server/db/throttles.ts';
import { networkOf } from '../network.ts';
import { keyedHash } from './keyed-hash.ts';

/** How often a password may be tried: per account or device, and per network whatever the accounts. */
const freeTries = 5;
const lockMinutes = [1, 2, 4, 8, 15] as const;
const networkLimit = { tries: 20, windowMinutes: 15 } as const;

export interface Try {
  key: string;
  networkKey: string;
}

export const accountKey = (email: string) => `login:account:${keyedHash('email', email)}`;
const networkKey = (ip: string) => `login:address:${keyedHash('network', networkOf(ip))}`;

/** Seconds until this network may try again, or undefined when it may now. */
export async function networkLockSeconds(ip: string): Promise<number | undefined> {
  const [lock] = await repeatable(secondsLocked({ key: networkKey(ip), from: networkLimit.tries }));
  return lock?.secondsLeft;
}

/** One try, or how long there is none. A wrong password uses it up; `giveBack` returns it. */
export async function takePasswordTry(key: string, ip: string): Promise<Try | { secondsLeft: number }> {
  const network = { key: networkKey(ip), ...networkLimit };
  const [[taken], [lock]] = await transaction([
    takeTry({ network, account: { key, free: freeTries, lockMinutes } }),
    secondsLocked({ key, from: 0 }, { key: network.key, from: network.tries }),
  ]);
  if (taken?.granted) return { key, networkKey: network.key };
  if (taken?.toRelease) await once(releaseFromWindow(network.key));
  return { secondsLeft: lock?.secondsLeft ?? 60 };
}

/** For a try that guessed nothing: nobody could look at its password, or it was right and the code is still to come. */
export async function giveBack({ key, networkKey }: Try): Promise<void> {
  await transaction([releaseFromWindow(networkKey), returnTry(key)]);
}
