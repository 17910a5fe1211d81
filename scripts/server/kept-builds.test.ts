import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forgetOldBuilds, newestBuild, takeUpBuild, unfinished } from './kept-builds.ts';

test('a former build that is served again outlives the next one', () => {
  const builds = mkdtempSync(join(tmpdir(), 'samplewater-builds-'));
  for (const [age, name] of ['fourth', 'third', 'second', 'first'].entries()) {
    mkdirSync(join(builds, name));
    utimesSync(join(builds, name), 1_000 - age, 1_000 - age);
  }
  expect(takeUpBuild(join(builds, 'first'))).toBe(true);
  expect(takeUpBuild(join(builds, 'never made'))).toBe(false);
  forgetOldBuilds(builds);
  expect(readdirSync(builds).sort()).toEqual(['first', 'fourth', 'third']);
  rmSync(builds, { recursive: true });
});

test('the newest build is one that stands, whatever an interrupted one has left', () => {
  const builds = mkdtempSync(join(tmpdir(), 'samplewater-builds-'));
  mkdirSync(join(builds, `newer${unfinished}`));
  expect(newestBuild(builds)).toBeUndefined();
  for (const [age, name] of ['newest', 'oldest'].entries()) {
    mkdirSync(join(builds, name));
    utimesSync(join(builds, name), 1_000 - age, 1_000 - age);
  }
  expect(newestBuild(builds)).toBe(join(builds, 'newest'));
  rmSync(builds, { recursive: true });
});
