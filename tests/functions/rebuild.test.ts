import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hoursOn } from '#practice/hours.ts';
import { ownFacts } from '#practice/own-facts.ts';
import { practice } from '#practice/practice.ts';
import type { BuiltSite } from '../../scripts/server/build.ts';
import { isBuildDue, rebuildOnDemand } from '../../scripts/server/rebuild.ts';
import { sql } from '../support/sql.ts';

const folder = mkdtempSync(join(tmpdir(), 'samplewater-facts-'));
const factsFile = join(folder, 'practice-facts.json');
const built: BuiltSite = { files: 'files', pageFunction: 'page', headers: 'headers' };
const saved = { display: '(904) 555-0188' };

beforeEach(async () => {
  await sql('delete from practice_versions');
  await sql('delete from practice_builds');
  await sql(`insert into practice_builds (state) values ('asked')`);
  await sql(`insert into practice_versions (kind, number, value) values ('phone', 1, $1)`, [
    JSON.stringify(saved),
  ]);
  writeFileSync(factsFile, JSON.stringify({ phone: ownFacts.phone }));
});
afterEach(() => rmSync(`${factsFile}.next`, { force: true }));

const lastBuild = async () =>
  (await sql('select state, reason from practice_builds order by id desc limit 1'))[0];
const onDisk = () => JSON.parse(readFileSync(factsFile, 'utf8')) as unknown;

test('a build that fails changes nothing and says why', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const swap = vi.fn();
  const build = () => Promise.reject(new Error('The build failed.\nDone so far\n[ERROR] no such picture'));
  rebuildOnDemand({ root: folder, factsFile, swap, build })();
  await expect.poll(lastBuild).toEqual({
    state: 'failed',
    reason: 'The build failed.\n[ERROR] no such picture',
  });
  expect(swap).not.toHaveBeenCalled();
  expect(onDisk()).toEqual({ phone: ownFacts.phone });
  expect(await isBuildDue(factsFile)).toBe(true);
  complaint.mockRestore();
});

test.each([
  [
    '16:08:43 ├─ /es.html\nThere is no such logo\n  Stack trace:\n    at logoOf (/srv/site/logos.ts:8)\n16:08:44 ├─ /x.html',
    'There is no such logo',
  ],
  [
    'Bundles\nPages\n\nDone so far\nCould not resolve the picture',
    'Pages\nDone so far\nCould not resolve the picture',
  ],
])('a reason that does not call itself an error is told all the same: %j', async (words, told) => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const build = () => Promise.reject(new Error(`The build failed.\n${words}`));
  rebuildOnDemand({ root: folder, factsFile, swap: vi.fn(), build })();
  await expect.poll(lastBuild).toEqual({ state: 'failed', reason: `The build failed.\n${told}` });
  complaint.mockRestore();
});

test('what this process says itself follows the build it serves', async () => {
  await sql(`insert into practice_versions (kind, number, value) values ('hours', 1, $1)`, [
    JSON.stringify({ ...ownFacts.hours, Saturday: { opens: '09:00', closes: '12:00' } }),
  ]);
  const swap = vi.fn(() => Promise.resolve());
  const ask = rebuildOnDemand({ root: folder, factsFile, swap, build: () => Promise.resolve(built) });
  ask();
  await expect.poll(lastBuild).toEqual({ state: 'live', reason: null });
  expect(practice.phone).toEqual({
    display: '(904) 555-0188',
    digits: '9045550188',
    href: 'tel:+19045550188',
  });
  expect(hoursOn('2031-11-29')).toEqual({ opens: '09:00', closes: '12:00' });
  expect(ownFacts.hours.Saturday).toBeNull();
  await sql('delete from practice_versions');
  await sql(`insert into practice_builds (state) values ('asked')`);
  ask();
  await expect.poll(lastBuild).toEqual({ state: 'live', reason: null });
  expect(hoursOn('2031-11-29')).toBeNull();
  expect(practice.phone.display).toBe(ownFacts.phone.display);
});

test('the portrait of a former member goes with the build that is served without them, and not before', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const portrait = join(folder, 'portraits', '11111111-1111-4111-8111-111111111111.webp');
  mkdirSync(join(folder, 'portraits'), { recursive: true });
  writeFileSync(portrait, 'former');
  const builds = [() => Promise.reject(new Error('The build failed.')), () => Promise.resolve(built)];
  const build = () => builds.shift()?.() ?? Promise.resolve(built);
  const ask = rebuildOnDemand({ root: folder, factsFile, swap: () => Promise.resolve(), build });
  ask();
  await expect.poll(lastBuild).toMatchObject({ state: 'failed' });
  // What is served still names it, and a start may have to build that anew.
  expect(existsSync(portrait)).toBe(true);
  await sql(`insert into practice_builds (state) values ('asked')`);
  ask();
  await expect.poll(lastBuild).toMatchObject({ state: 'live' });
  expect(existsSync(portrait)).toBe(false);
  complaint.mockRestore();
});

test('a failure is over once a later build has worked', async () => {
  await sql(`update practice_builds set state = 'failed', finished_at = now(), reason = 'no such picture'`);
  const build = () => Promise.resolve(built);
  rebuildOnDemand({ root: folder, factsFile, swap: () => Promise.resolve(), build })();
  await expect.poll(lastBuild).toEqual({ state: 'live', reason: null });
});

test('one that works is served, kept for the next start, and done once for all who asked meanwhile', async () => {
  const swap = vi.fn(() => Promise.resolve());
  const taken: unknown[] = [];
  const build = (file: string) => {
    taken.push(JSON.parse(readFileSync(file, 'utf8')));
    return Promise.resolve(built);
  };
  const ask = rebuildOnDemand({ root: folder, factsFile, swap, build });
  for (let asked = 0; asked < 5; asked += 1) ask();
  await expect.poll(() => swap.mock.calls.length).toBe(2);
  await expect.poll(lastBuild).toEqual({ state: 'live', reason: null });
  expect(taken).toEqual([{ phone: saved }, { phone: saved }]);
  expect(onDisk()).toEqual({ phone: saved });
  expect(await isBuildDue(factsFile)).toBe(false);
});
