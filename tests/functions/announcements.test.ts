import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Announcements } from '#contracts/announcements.ts';
import type { AnnouncementsHistory } from '#contracts/answers/announcements.ts';
import { queueDigestAtOpening } from '#server/domain/mail/queue-digest.ts';
import { forgetEnvironment } from '#server/env.ts';
import restore from '../../netlify/functions/admin-announcements-restore.ts';
import admin from '../../netlify/functions/admin-announcements.ts';
import announcements from '../../netlify/functions/announcements.ts';
import { call } from '../support/call.ts';
import { FakeCdn } from '../support/fake-cdn.ts';
import { sql } from '../support/sql.ts';
import { signedIn } from '../support/staff.ts';

const path = '/api/admin/announcements';
const storm = { from: '2031-11-27', to: '2031-11-27', reason: 'Storm' };
const words = (change: Partial<Announcements> = {}): Announcements => ({
  text: 'Closed Thursday for the storm; call (904) 555-0142.',
  textInSpanish: null,
  from: null,
  until: null,
  closures: [storm],
  ...change,
});

let owner: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  await sql('delete from practice_versions');
  owner = await signedIn();
});

const put = (body: object) => call(admin, path, { method: 'PUT', body, headers: owner.headers });
const putBack = (body: object) => call(restore, `${path}/restore`, { body, headers: owner.headers });
const history = async () =>
  ((await (await call(admin, path, { headers: owner.headers })).json()) as AnnouncementsHistory).versions;
const read = async () => (await (await call(announcements, '/api/announcements')).json()) as Announcements;

describe('what an owner announces', () => {
  it('is nothing at first, and what was saved from the next answer on', async () => {
    expect(await read()).toEqual({
      text: null,
      textInSpanish: null,
      from: null,
      until: null,
      closures: [],
    });
    const saved = await put({ ...words({ text: '  Closed Thursday  ' }), base: 0 });
    expect(saved.status).toBe(200);
    expect(await read()).toEqual(words({ text: 'Closed Thursday' }));
  });

  it('is kept by the host until it is saved anew, which purges it alone', async () => {
    const cdn = new FakeCdn();
    vi.stubGlobal('fetch', cdn.takePurges(fetch));
    for (const [name, value] of Object.entries(onTheHost)) vi.stubEnv(name, value);
    forgetEnvironment();
    const see = () =>
      cdn.get('/api/announcements', (asked) => call(announcements, asked) as Promise<Response>);
    try {
      await see();
      expect(await see()).toHaveProperty('fromCache', true);
      await put({ ...words(), base: 0 });
      expect(cdn.purges).toEqual([['announcements']]);
      expect(await (await see()).json()).toEqual(words());
      await put({ ...words(), text: ' ', base: 1 });
      await putBack({ number: 1, base: 2 });
      expect(await (await see()).json()).toEqual(words());
      await put({ text: 'x', closures: [], from: 'never', until: null, base: 3 });
      await put({ ...words(), base: 1 });
      expect(cdn.purges).toHaveLength(3);
    } finally {
      vi.unstubAllGlobals();
      vi.unstubAllEnvs();
      forgetEnvironment();
    }
  });

  it('leaves out for readers what is over, and tells what is still to come', async () => {
    const past = { from: '2020-01-02', to: '2020-01-03', reason: 'Painting' };
    await put({ ...words({ until: '2020-01-03T12:00:00Z', closures: [storm, past] }), base: 0 });
    expect(await read()).toEqual(words({ text: null }));
    const soon = '2031-11-26T12:00:00.000Z';
    await put({ ...words({ from: soon }), base: 1 });
    expect(await read()).toMatchObject({ text: words().text, from: soon });
  });

  it('may stand in Spanish, too; a version of before that has none', async () => {
    const both = words({ textInSpanish: 'Cerrado el jueves por la tormenta.' });
    expect((await put({ ...both, base: 0 })).status).toBe(200);
    expect(await read()).toEqual(both);
    const older = { ...words(), textInSpanish: undefined };
    await sql(`insert into practice_versions (kind, number, value) values ('announcements', 2, $1)`, [
      JSON.stringify(older),
    ]);
    expect(await read()).toEqual(words());
    expect((await history())[0]?.value).toEqual(words());
    expect((await putBack({ number: 1, base: 2 })).status).toBe(200);
    expect(await read()).toEqual(both);
  });

  it('has a history with who and when, an earlier version of which can be put back', async () => {
    await put({ ...words(), base: 0 });
    const colleague = await signedIn();
    await call(admin, path, {
      method: 'PUT',
      body: { ...words({ text: null }), closures: [], base: 1 },
      headers: colleague.headers,
    });
    expect(await read()).toMatchObject({ text: null, closures: [] });
    expect((await putBack({ number: 1, base: 2 })).status).toBe(200);
    expect(await read()).toEqual(words());
    expect(await history()).toMatchObject([
      { number: 3, savedBy: owner.name, value: words(), restoredFrom: 1 },
      { number: 2, savedBy: colleague.name, value: { text: null, closures: [] }, restoredFrom: null },
      { number: 1, savedBy: owner.name, value: words(), restoredFrom: null },
    ]);
    expect(
      await sql(
        `select action, detail from audit_log where actor_id = $1 and action like 'practice.%' order by id`,
        [owner.id],
      ),
    ).toEqual([
      { action: 'practice.changed', detail: { name: 'announcements' } },
      { action: 'practice.restored', detail: { name: 'announcements' } },
    ]);
  });

  it('is not saved over a version nobody has seen, not even by two at once', async () => {
    const both = await Promise.all([put({ ...words(), base: 0 }), put({ ...words({ text: 'B' }), base: 0 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await put({ ...words({ text: 'C' }), base: 0 });
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { code: 'conflict', versions: [{ number: 1 }] },
    ]);
    expect((await putBack({ number: 1, base: 0 })).status).toBe(409);
    expect((await putBack({ number: 9, base: 1 })).status).toBe(404);
    expect((await putBack({ number: 2 ** 31, base: 1 })).status).toBe(400);
    expect(await history()).toHaveLength(1);
  });

  it.each([
    [{ text: 'x'.repeat(161) }, 'text', 'at most 160'],
    [{ text: 'One\nTwo' }, 'text', 'cannot read'],
    [{ textInSpanish: 'x'.repeat(161) }, 'textInSpanish', 'at most 160'],
    [{ text: null, textInSpanish: 'Cerrado' }, 'text', 'in English'],
    [{ from: 'Thursday' }, 'from', 'a date and a time'],
    [{ from: '2031-01-02T00:00:00Z', until: '2031-01-01T00:00:00Z' }, 'until', 'end before it begins'],
    [{ closures: [{ ...storm, from: '2031-02-30' }] }, 'closures.0.from', 'choose a day'],
    [{ closures: [storm, { ...storm, to: '2031-11-26' }] }, 'closures.1.to', 'before the first'],
    [{ closures: [{ ...storm, reason: ' ' }] }, 'closures.0.reason', 'say why'],
    [{ closures: Array.from({ length: 61 }, () => storm) }, 'closures', 'At most 60'],
    [{ closures: [{ ...storm, to: '2131-11-27' }] }, 'closures', 'at most 90'],
    [{ base: 'one' }, 'base', 'number'],
    [{ base: 2 ** 31 - 1 }, 'base', 'number'],
  ])('%j is refused with the name of its field', async (change, field, message) => {
    const refused = await put({ ...words(), base: 0, ...change });
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { details: [{ path: field.split('.'), message: expect.stringContaining(message) as unknown }] },
    ]);
    expect(await history()).toEqual([]);
  });

  it('keeps the morning mail back on a day the office is closed', async () => {
    await sql(`insert into contacts (reference, name, email, message, due_at, created_at)
      values ('SD-LATE-0001', 'Sample Late', 'late@mail.example', 'x', now() - interval '1 day', now() - interval '2 days')`);
    const tuesdayNoon = new Date('2031-11-25T17:00:00Z');
    const digests = () => sql(`select 1 from outbox where kind = 'digest' and cause like '%2031-11-25%'`);
    await put({
      ...words({ closures: [{ from: '2031-11-25', to: '2031-11-25', reason: 'Storm' }] }),
      base: 0,
    });
    await queueDigestAtOpening(tuesdayNoon);
    expect(await digests()).toEqual([]);
    await put({ ...words({ closures: [] }), base: 1 });
    await queueDigestAtOpening(tuesdayNoon);
    expect(await digests()).toHaveLength(1);
  });
});

const onTheHost = { NETLIFY_PURGE_API_TOKEN: 'token', SITE_ID: 'site', DEPLOY_CONTEXT: 'production' };
