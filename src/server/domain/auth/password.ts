import { compare, hash } from 'bcryptjs';
import { passwordBytes } from '../../../contracts/session.ts';

const bcryptCost = 12;
/** A real hash of the same cost, of a password nobody has: comparing with it takes as long as with a true one. */
const nobodysHash = '$2b$12$Lfdu0NFZk0yhLyy1x7gUfu81.ZtTJ4/FzbGOURShIYU0inRHXnw8m';

export function hashPassword(password: string): Promise<string> {
  return hash(password, bcryptCost);
}

/** Compares in the same time whether there is such an account or not. */
export async function isPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  const matches = await compare(password, storedHash ?? nobodysHash);
  // bcrypt reads 72 bytes only: a longer text that begins right is still a wrong password.
  const fits = new TextEncoder().encode(password).length <= passwordBytes.max;
  return matches && fits && storedHash !== undefined;
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
