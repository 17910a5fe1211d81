import { expect, test } from 'vitest';
import { doPasswordWork } from '#server/domain/auth/password.ts';
import { createFirstStaff, listStaff } from '#server/domain/auth/staff-accounts.ts';

test('the first account is made once, and no later start hashes its password again', async () => {
  let hashed = 0;
  doPasswordWork(
    {
      hash: () => Promise.resolve(`hash ${(hashed += 1)}`),
      compare: () => Promise.resolve(false),
    },
    1,
  );
  const first = await createFirstStaff('first@samplewater-dental.example', 'a long enough passphrase');
  expect(first).toMatchObject({ email: 'first@samplewater-dental.example', isActive: true });
  expect(await createFirstStaff('second@samplewater-dental.example', 'another passphrase')).toBeUndefined();
  expect((await listStaff()).map(({ email }) => email)).toEqual(['first@samplewater-dental.example']);
  expect(hashed).toBe(1);
});
