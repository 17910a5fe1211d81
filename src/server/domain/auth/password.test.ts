import { compare, hash } from 'bcryptjs';
import { expect, onTestFinished, test } from 'vitest';
import { doPasswordWork, hashPassword, isPassword } from './password.ts';

test('a password is stored as bcrypt of cost 12, and known again', async () => {
  const stored = await hashPassword('a long enough passphrase');
  expect(stored).toMatch(/^\$2b\$12\$/);
  expect(await isPassword('a long enough passphrase', stored, true)).toEqual({ result: true });
});

test('where there is no account, a hash of the same cost is compared with, and never fits', async () => {
  const compared: string[] = [];
  const fits = (_: string, stored: string) => Promise.resolve(compared.push(stored) > 0);
  onTestFinished(() => doPasswordWork({ hash, compare }, 1));
  doPasswordWork({ hash, compare: fits }, 1);
  expect(await isPassword('a long enough passphrase', undefined, false)).toEqual({ result: false });
  expect(compared).toEqual([expect.stringMatching(/^\$2b\$12\$.{53}$/)]);
});
