import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FactHistory } from '#contracts/answers/facts.ts';
import { factKinds, factSchemas } from '#contracts/facts.ts';
import { ownFacts } from '#practice/own-facts.ts';
import { factsToBuild, lastBuildRequest, noteBuild, setBuildHere } from '#server/domain/practice/builds.ts';
import { forgetEnvironment } from '#server/env.ts';
import restore from '../../netlify/functions/admin-fact-restore.ts';
import fact from '../../netlify/functions/admin-fact.ts';
import { call } from '../support/call.ts';
import { sql } from '../support/sql.ts';
import { signedIn } from '../support/staff.ts';

let owner: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  await sql('delete from practice_versions');
  await sql('delete from practice_builds');
  owner = await signedIn();
});
afterEach(() => {
  setBuildHere(undefined);
  vi.unstubAllEnvs();
  forgetEnvironment();
});

const path = (kind: string) => `/api/admin/facts/${kind}`;
const get = (kind: string) => call(fact, path(kind), { params: { kind }, headers: owner.headers });
const put = (kind: string, value: unknown, base = 0) =>
  call(fact, path(kind), { method: 'PUT', params: { kind }, body: { base, value }, headers: owner.headers });
const putBack = (kind: string, number: number, base: number) =>
  call(restore, `${path(kind)}/restore`, {
    params: { kind },
    body: { number, base },
    headers: owner.headers,
  });
const read = async (kind: string) => (await (await get(kind)).json()) as FactHistory;

const longer = { ...ownFacts.hours, Saturday: { opens: '09:00', closes: '12:00' } };

describe('a fact an owner changes', () => {
  it.each(factKinds)('has a shape that what the site came with has: %s', (kind) => {
    expect(JSON.parse(JSON.stringify(factSchemas[kind].parse(ownFacts[kind])))).toEqual(ownFacts[kind]);
  });

  it('of the team keeps who is there, leaves out what is empty, and takes somebody new, nobody twice', async () => {
    const [first, second] = ownFacts.team;
    const changed = { ...second, title: 'Dentist for Children', hobbies: [' ', ''], license: '' };
    expect((await put('team', [changed, first])).status).toBe(200);
    const kept = { ...changed, hobbies: undefined, license: undefined };
    expect((await factsToBuild()).facts.team).toEqual([kept, first]);
    const portrait = `/api/blog-images/${crypto.randomUUID()}`;
    expect((await put('team', [first, { ...first, id: 100, portrait }], 1)).status).toBe(200);
    expect((await factsToBuild()).facts.team).toMatchObject([first, { id: 100, portrait }]);
    const twice = await put('team', [first, { ...first, name: 'Somebody Else' }], 2);
    expect(await twice.json()).toMatchObject({ details: [{ path: ['1', 'id'] }] });
  });

  it('of the insurers may be one without a logo, and of the partners only what is filled in', async () => {
    const added = [...ownFacts.insurers, { name: 'Sample Mutual', logo: '', alsoKnownAs: [''] }];
    expect((await put('insurers', added)).status).toBe(200);
    const partners = {
      bookingUrl: 'https://book.example/samplewater?office=1',
      reviewsUrl: '/demo/reviews',
      analyticsId: ' ',
      otherFrames: ['https://films.example/embed/1', ' '],
    };
    expect((await put('providers', partners)).status).toBe(200);
    const { facts } = await factsToBuild();
    expect(JSON.parse(JSON.stringify(facts))).toEqual({
      insurers: [...ownFacts.insurers, { name: 'Sample Mutual' }],
      providers: { ...partners, analyticsId: '', otherFrames: ['https://films.example/embed/1'] },
    });
  });

  it('is what the site came with until it is saved, and then the latest version', async () => {
    expect(await read('hours')).toEqual({ kind: 'hours', own: ownFacts.hours, versions: [], build: null });
    expect((await put('hours', longer)).status).toBe(200);
    expect(await read('hours')).toMatchObject({
      versions: [{ number: 1, value: longer, savedBy: owner.name, restoredFrom: null }],
      build: { state: 'waiting', finishedAt: null },
    });
    expect(await factsToBuild()).toEqual({ facts: { hours: longer }, unfit: [] });
    expect((await put('phone', { display: '(904) 555-0199' })).status).toBe(200);
    expect(Object.keys((await factsToBuild()).facts)).toEqual(['hours', 'phone']);
  });

  it('can be put back, to an earlier version and to what the site came with', async () => {
    await put('hours', longer);
    await put('hours', { ...longer, Monday: null }, 1);
    expect((await putBack('hours', 1, 2)).status).toBe(200);
    expect((await read('hours')).versions[0]).toMatchObject({ number: 3, value: longer, restoredFrom: 1 });
    expect((await putBack('hours', 0, 3)).status).toBe(200);
    expect((await factsToBuild()).facts.hours).toEqual(ownFacts.hours);
    expect((await putBack('hours', 9, 4)).status).toBe(404);
    expect((await putBack('hours', 1, 2)).status).toBe(409);
  });

  it('is not saved over a version nobody has seen', async () => {
    await put('prices', { ...ownFacts.prices, individual: 399 });
    const late = await put('prices', { ...ownFacts.prices, individual: 401 });
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { code: 'conflict', versions: [{ number: 1 }] },
    ]);
    expect((await get('weather')).status).toBe(404);
    expect((await put('prices', ownFacts.prices, 2 ** 31 - 1)).status).toBe(400);
    expect((await putBack('prices', 1, 2 ** 31 - 1)).status).toBe(400);
  });

  it.each([
    ['hours', { ...longer, Monday: { opens: '7', closes: '15:00' } }, 'Monday.opens'],
    ['hours', { ...longer, Monday: { opens: '15:00', closes: '07:00' } }, 'Monday.closes'],
    ['hours', Object.fromEntries(Object.keys(longer).map((day) => [day, null])), 'Monday'],
    ['hours', { ...longer, Tuesday: undefined }, 'Tuesday'],
    ['phone', { display: '904 555 0142' }, 'display'],
    ['prices', { ...ownFacts.prices, individual: '385' }, 'individual'],
    ['prices', { ...ownFacts.prices, household: 0 }, 'household'],
    ['prices', { ...ownFacts.prices, discountPercent: 95 }, 'discountPercent'],
    ['team', [{ ...ownFacts.team[0], name: ' ' }], '0.name'],
    ['team', [{ ...ownFacts.team[0], specialties: [] }], '0.specialties'],
    ['team', [{ ...ownFacts.team[0], portrait: 'https://elsewhere.example/me.jpg' }], '0.portrait'],
    ['offers', [{ ...ownFacts.offers[0], endsOn: '2026-02-30' }], '0.endsOn'],
    ['offers', [ownFacts.offers[0], { ...ownFacts.offers[0], name: 'Another' }], '1.id'],
    ['insurers', [ownFacts.insurers[0], { name: ' aetna ' }], '1.name'],
    ['insurers', [{ name: 'Sample Mutual', logo: 'sample-mutual' }], '0.logo'],
    ['insurers', [], ''],
    ['providers', { ...ownFacts.providers, bookingUrl: 'http://book.example/' }, 'bookingUrl'],
    ['providers', { ...ownFacts.providers, bookingUrl: '//book.example' }, 'bookingUrl'],
    ['providers', { ...ownFacts.providers, reviewsUrl: '' }, 'reviewsUrl'],
    ['providers', { ...ownFacts.providers, analyticsId: 'UA-1' }, 'analyticsId'],
    ['providers', { ...ownFacts.providers, otherFrames: ['javascript:alert(1)'] }, 'otherFrames.0'],
    ['providers', { ...ownFacts.providers, bookingUrl: 'https://book.example;script-src/' }, 'bookingUrl'],
    ['providers', { ...ownFacts.providers, otherFrames: ['https://*'] }, 'otherFrames.0'],
    ['words', [{ ...ownFacts.words[0], approvedOn: undefined }], '0.approvedOn'],
    ['words', [{ ...ownFacts.words[0], approvedOn: '2020-01-01' }], '0.approvedOn'],
  ])('of %s, %j is refused with the name of its field', async (kind, value, field) => {
    const refused = await put(kind, value);
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { details: [{ path: field.split('.').filter(Boolean) }] },
    ]);
    expect(await read(kind)).toMatchObject({ versions: [], build: null });
  });

  it('that the next version no longer knows, or knows otherwise, is named and not lost', async () => {
    await put('hours', longer);
    await sql(
      `insert into practice_versions (kind, number, value) values ('parking', 1, '"behind the house"'),
      ('prices', 1, '{"individual": 385}'), ('insurers', 1, $1)`,
      [JSON.stringify([{ name: 'Sample Mutual', logo: 'of-another-version' }])],
    );
    const { facts, unfit } = await factsToBuild();
    expect(facts).toEqual({ hours: longer });
    expect(unfit).toEqual([
      expect.stringMatching(/^The saved insurers .*no such logo/),
      '“parking” was saved, and this version of the site does not know it.',
      expect.stringMatching(/^The saved prices do not fit this version of the site \(household: /),
    ]);
    expect((await putBack('insurers', 1, 1)).status).toBe(400);
    expect((await read('prices')).versions[0]?.value).toEqual({ individual: 385 });
  });
});

describe('whoever builds the site', () => {
  it('is told by a build hook, and owners are told what became of it', async () => {
    const asked: (string | undefined)[] = [];
    const host = createServer((request, response) => {
      asked.push(request.method);
      response.writeHead(asked.length > 1 ? 404 : 200).end();
    }).listen(0, '127.0.0.1');
    await once(host, 'listening');
    vi.stubEnv('BUILD_HOOK_URL', `http://127.0.0.1:${(host.address() as AddressInfo).port}/hook`);
    vi.stubEnv('DEPLOY_CONTEXT', 'production');
    forgetEnvironment();
    try {
      await put('hours', longer);
      expect(asked).toEqual(['POST']);
      expect((await read('hours')).build).toMatchObject({ state: 'asked' });
      await noteBuild(await lastBuildRequest(), 'live', null);
      expect((await read('hours')).build).toMatchObject({
        state: 'live',
        finishedAt: expect.any(String) as unknown,
      });
      await put('hours', ownFacts.hours, 1);
      expect((await read('hours')).build).toMatchObject({
        state: 'failed',
        reason: expect.stringContaining('BUILD_HOOK_URL') as unknown,
      });
      expect((await read('hours')).versions).toHaveLength(2);
    } finally {
      host.close();
    }
  });

  it('is this very server where it builds by itself; a request that came while it built stays one', async () => {
    const build = vi.fn();
    setBuildHere(build);
    await put('hours', longer);
    const begun = await lastBuildRequest();
    await put('phone', { display: '(904) 555-0199' });
    await noteBuild(begun, 'live', null);
    expect((await read('hours')).build).toMatchObject({ state: 'asked' });
    expect(build).toHaveBeenCalledTimes(2);
    // Whoever builds may have a clock that is late.
    await sql(`update practice_builds set asked_at = now() + interval '1 minute'`);
    await noteBuild(await lastBuildRequest(), 'live', null);
    expect((await read('hours')).build).toMatchObject({ state: 'live' });
  });
});
