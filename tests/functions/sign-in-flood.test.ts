import { beforeEach, expect, test, vi } from 'vitest';
import { isInBackground } from '#server/db/in-background.ts';
import { doPasswordWork } from '#server/domain/auth/password.ts';
import login from '../../netlify/functions/admin-login.ts';
import { call } from '../support/call.ts';
import { comparePlainly, cookieOf, makeStaff, staffPassword } from '../support/staff.ts';

beforeEach(comparePlainly);

let ips = 0;
const signIn = (email: string, password: string, cookie = '') => {
  ips += 1;
  return call(login, '/api/admin/login', {
    body: { email, password },
    headers: cookie ? { cookie } : {},
    ip: `192.0.2.${ips}`,
  });
};
const guess = () => signIn(`nobody-${ips}@samplewater-dental.example`, 'wrong guess');

/** Notes for every statement whether it goes behind everybody else's. */
function listenToDatabase(): boolean[] {
  const heard: boolean[] = [];
  const realFetch = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((...given) => {
    heard.push(isInBackground());
    return realFetch(...given);
  });
  return heard;
}

/** Passwords are looked at only when told to. */
function standStill(places: number): { goOn: () => void; full: Promise<unknown> } {
  const go = Promise.withResolvers<unknown>();
  const full = Promise.withResolvers<unknown>();
  let waiting = 0;
  doPasswordWork(
    {
      hash: () => Promise.resolve(''),
      compare: async (given) => {
        waiting += 1;
        if (waiting === places) full.resolve(true);
        await go.promise;
        return given === staffPassword;
      },
    },
    places,
  );
  return { goOn: () => go.resolve(true), full: full.promise };
}

test('with the line full a guess is refused without a look at the database, and a known browser still gets in', async () => {
  const { email } = await makeStaff();
  const cookie = cookieOf(await signIn(email, staffPassword)).split('; ')[1] ?? '';
  const passwords = standStill(20);
  const inLine = Array.from({ length: 20 }, guess);
  // One that is answered before the line is full shows itself below instead of keeping this waiting.
  await Promise.race([passwords.full, ...inLine]);

  const statements = listenToDatabase();
  const refused = await guess();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(statements).toEqual([]);

  const known = signIn(email, staffPassword, cookie);
  passwords.goOn();
  expect((await known).status).toBe(200);
  for (const answer of await Promise.all(inLine)) expect(answer.status).toBe(401);
});

test('what a guess asks the database goes behind patients, what a known browser asks does not', async () => {
  const { email } = await makeStaff();
  const cookie = cookieOf(await signIn(email, staffPassword)).split('; ')[1] ?? '';
  const statements = listenToDatabase();
  await guess();
  expect(new Set(statements.splice(0))).toEqual(new Set([true]));
  await signIn(email, staffPassword, cookie);
  expect(new Set(statements)).toEqual(new Set([false]));
});
