import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { dropFormerPortraits, keepPortraits, savedPortraits } from './saved-portraits.ts';

const folder = mkdtempSync(join(tmpdir(), 'samplewater-portraits-'));
const factsFile = join(folder, 'facts.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [kept, gone] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const team = [
  { name: 'Sample One', portrait: `/api/blog-images/${kept}` },
  { name: 'Sample Two', portrait: `/api/blog-images/${gone}` },
  { name: 'Sample Three' },
];
const read = vi.fn((id: string) =>
  Promise.resolve(id === kept ? { contentType: 'image/webp', data: Buffer.from('picture') } : undefined),
);
const moduleText = () =>
  (savedPortraits(factsFile).load as (id: string) => string | undefined)('\0virtual:saved-portraits');

it('takes a portrait along once, names one that is gone, and gives pages what there is', async () => {
  writeFileSync(factsFile, JSON.stringify({ team }));
  expect(moduleText()).toBe('export default {\n};');
  for (const round of [1, 2]) {
    expect(await keepPortraits(team, factsFile, read), `round ${round}`).toEqual([
      expect.stringContaining('The portrait of Sample Two is no longer in the library'),
    ]);
  }
  expect(read.mock.calls.filter(([id]) => id === kept)).toHaveLength(1);
  const file = join(folder, 'portraits', `${kept}.webp`);
  expect(readFileSync(file, 'utf8')).toBe('picture');
  expect(moduleText()).toBe(
    `import p0 from ${JSON.stringify(file)};\nexport default {\n"/api/blog-images/${kept}": p0,\n};`,
  );
  expect(await keepPortraits(undefined, factsFile, read)).toEqual([]);
});

it('keeps no copy of whoever is not of the team any more', async () => {
  const former = join(folder, 'former', 'facts.json');
  dropFormerPortraits(team, former);
  const portraits = join(folder, 'former', 'portraits');
  mkdirSync(portraits, { recursive: true });
  for (const name of [`${gone}.webp`, `part-${gone}.webp`]) writeFileSync(join(portraits, name), 'former');
  await keepPortraits(team, former, read);
  dropFormerPortraits(team.slice(0, 1), former);
  expect(readdirSync(portraits)).toEqual([`${kept}.webp`]);
  dropFormerPortraits(undefined, former);
  expect(readdirSync(portraits)).toEqual([]);
});

it('takes a portrait anew whose writing ended half-way: part of a picture would end every build', async () => {
  const one = { name: 'Sample One', portrait: `/api/blog-images/${kept}` };
  const file = join(folder, 'full', 'facts.json');
  const picture = { contentType: 'image/webp', data: Buffer.alloc(9_000, 'p') };
  const write = `import { keepPortraits } from ${JSON.stringify(join(import.meta.dirname, 'saved-portraits.ts'))};
    const picture = { contentType: 'image/webp', data: Buffer.alloc(9_000, 'p') };
    await keepPortraits([${JSON.stringify(one)}], ${JSON.stringify(file)}, () => Promise.resolve(picture));`;
  // A disk with room for four blocks of it.
  const script = 'ulimit -f 4; exec "$0" --input-type=module -e "$1"';
  expect(spawnSync('sh', ['-c', script, process.execPath, write]).status).not.toBe(0);
  await keepPortraits([one], file, () => Promise.resolve(picture));
  expect(readFileSync(join(folder, 'full', 'portraits', `${kept}.webp`))).toHaveLength(9_000);
});
