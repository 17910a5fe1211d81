import { compare, hash } from 'bcryptjs';
import { passwordBytes } from '#contracts/session.ts';
import { ServiceError } from '#server/errors.ts';
import { WaitingLine, type Visit } from './waiting-line.ts';

const bcryptCost = 12;
/** A real hash of the same cost, of a password nobody has: comparing with it takes as long as with a true one. */
const nobodysHash = '$2b$12$Lfdu0NFZk0yhLyy1x7gUfu81.ZtTJ4/FzbGOURShIYU0inRHXnw8m';

/** bcrypt itself: a fifth of a second of pure computing. */
export interface PasswordWork {
  hash: (password: string, cost: number) => Promise<string>;
  compare: (password: string, storedHash: string) => Promise<boolean>;
}

let bcrypt: PasswordWork = { hash, compare };
const line = new WaitingLine(1);

/**
 * Has the work done elsewhere, `threads` at a time. The host gives a request a process of its own, so there it is done on
 * the spot; the local server serves everybody at once and must not stand still for it.
 */
export function doPasswordWork(work: PasswordWork, threads: number): void {
  bcrypt = work;
  line.width = threads;
}

/** @throws ServiceError 503 when too many are waiting */
export async function hashPassword(password: string): Promise<string> {
  const visit = await line.enter(() => bcrypt.hash(password, bcryptCost), true);
  if (visit === 'full')
    throw new ServiceError('Too many passwords at once.', {
      code: 'passwords-busy',
      retryAfterSeconds: busySeconds,
    });
  return visit.result;
}

/** When to come back while the line is full. */
export const busySeconds = 5;

/** Whether somebody who comes now would be sent away. Known callers find room for longer. */
export const isPasswordLineFull = (isKnown: boolean): boolean => line.isFull(isKnown);

/** Counts somebody in line already while they are still looked up. */
export const onTheWayToPassword = <Result>(work: () => Promise<Result>): Promise<Result> =>
  line.onTheWay(work);

/** Compares in the same time whether there is such an account or not. Known callers go first. */
export async function isPassword(
  password: string,
  storedHash: string | undefined,
  isKnown: boolean,
): Promise<Visit<boolean>> {
  const visit = await line.enter(() => bcrypt.compare(password, storedHash ?? nobodysHash), isKnown);
  if (visit === 'full') return visit;
  // bcrypt reads 72 bytes only: a longer text that begins right is still a wrong password.
  const fits = new TextEncoder().encode(password).length <= passwordBytes.max;
  return { result: visit.result && fits && storedHash !== undefined };
}

/** The start of the lists attackers begin with, of the lengths our rule lets through. */
const commonPasswords = new Set(
  `123123123123 123456123456 abcabcabcabc 123456789012 1234567890123 12345678901234 123456789123 qwertyuiop123 qwertyuiop1234 1q2w3e4r5t6y 1qaz2wsx3edc
   passwordpassword password1234 password12345 password123456 password123! administrator administrator1 iloveyou1234
   letmeinletmein welcomewelcome welcome12345 welcome123456 changemechangeme trustno1trustno1 sunshine12345
   football12345 baseball12345 princess12345 qwerty123456 qwerty1234567 abcd12345678 abc123abc123 monkey123456
   dragon123456 superman12345 correcthorsebatterystaple dentist12345 dental123456 jacksonville jacksonville1`.split(
    /\s+/,
  ),
);

/** A password that anybody would try first: from the list, or made of the account's own name. */
export function isCommonPassword(password: string, email: string): boolean {
  const plain = password.toLowerCase();
  const name = email.split('@')[0] ?? '';
  const isOwnName = name.length >= 4 && plain.replace(name, '').length < 6;
  return commonPasswords.has(plain) || isOwnName;
}
