import { beforeAll, describe, expect, test } from 'vitest';
import login from '../../netlify/functions/admin-login.ts';
import appointments from '../../netlify/functions/appointments.ts';
import { call } from '../support/call.ts';
import { appointment } from '../support/requests.ts';
import { sql } from '../support/sql.ts';
import { comparePlainly, makeStaff, staffPassword } from '../support/staff.ts';

beforeAll(comparePlainly);

let guesses = 0;
const guess = (ip: string) =>
  call(login, '/api/admin/login', {
    body: { email: `nobody-${++guesses}@samplewater-dental.example`, password: 'wrong guess' },
    ip,
  });
const statuses = (answers: Response[]) => answers.map(({ status }) => status).toSorted();
/** Leaves one IP, whose counter is the only one that was just made, with so many wrong tries behind it. */
const setCount = (count: number) =>
  sql(
    `update throttle_counters set count = $1 where key = (
      select key from throttle_counters where key like 'login:address:%' order by updated_at desc limit 1)`,
    [count],
  );
const counterKeys = async () =>
  (await sql(`select key from throttle_counters where key like 'login:address:%'`)).map(({ key }) => key);

describe('wrong passwords from one address', () => {
  test('let exactly one of twelve at once through when one is left', async () => {
    await guess('192.0.2.1');
    await setCount(19);
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess('192.0.2.1')));
    expect(statuses(answers)).toEqual([401, ...Array.from({ length: 11 }, () => 429)]);
    expect(Number(answers.find(({ status }) => status === 429)?.headers.get('Retry-After'))).toBeGreaterThan(
      60,
    );
  });

  test('leave the account alone that is tried after the last one', async () => {
    const { email } = await makeStaff();
    await guess('192.0.2.2');
    await setCount(20);
    for (let round = 0; round < 6; round += 1)
      await call(login, '/api/admin/login', { body: { email, password: 'wrong guess' }, ip: '192.0.2.2' });
    const elsewhere = await call(login, '/api/admin/login', {
      body: { email, password: staffPassword },
      ip: '192.0.2.3',
    });
    expect(elsewhere.status).toBe(200);
  });

  test('are not counted for the right one, nor for a try that met a lock', async () => {
    const { email } = await makeStaff();
    await guess('192.0.2.4');
    await setCount(19);
    const right = () =>
      call(login, '/api/admin/login', { body: { email, password: staffPassword }, ip: '192.0.2.4' });
    expect((await right()).status).toBe(200);
    expect((await right()).status).toBe(200);
    const locked = await makeStaff();
    for (let round = 0; round < 5; round += 1)
      await call(login, '/api/admin/login', {
        body: { email: locked.email, password: 'wrong guess' },
        ip: '192.0.2.5',
      });
    for (let round = 0; round < 3; round += 1)
      expect(
        (
          await call(login, '/api/admin/login', {
            body: { email: locked.email, password: 'wrong guess' },
            ip: '192.0.2.4',
          })
        ).status,
      ).toBe(429);
    expect((await right()).status).toBe(200);
  });

  test('count for the whole network an IPv6 line has', async () => {
    await guess('2001:db8:1:2::1');
    await setCount(20);
    expect((await guess('2001:db8:1:2:ffff:ffff:ffff:1')).status).toBe(429);
    expect((await guess('2001:db8:1:3::1')).status).toBe(401);
  });

  test.each([
    [
      [
        '198.51.100.9',
        '::ffff:198.51.100.9',
        '::FFFF:198.51.100.9',
        '::ffff:c633:6409',
        '0:0:0:0:0:ffff:c633:6409',
      ],
    ],
    [['2001:db8::1', '2001:DB8:0:0:0:0:0:1', '2001:0db8::0001', '2001:db8::1%eth0', '[2001:db8::1]']],
  ])('count once however it is spelt: %j', async (spellings) => {
    await sql(`delete from throttle_counters where key like 'login:address:%'`);
    for (const spelling of spellings) await guess(spelling);
    expect(await counterKeys()).toHaveLength(1);
  });
});

test('a patient’s address is counted in the same spelling', async () => {
  for (const ip of ['198.51.100.8', '::ffff:198.51.100.8', '::ffff:c633:6408', '::FFFF:198.51.100.8%eth0'])
    await call(appointments, '/api/appointments', { body: appointment(), ip });
  expect(await sql(`select count from throttle_counters where key like 'send:address:%'`)).toEqual([
    { count: 4 },
  ]);
});
