import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { compressFiles } from './compress.ts';

const root = mkdtempSync(join(tmpdir(), 'samplewater-compress-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const page = 'a page '.repeat(200);

function site(name: string, files: Record<string, string>): string {
  const folder = join(root, name);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

test('a text gets both copies beside it, unless it is so short that none is worth it', async () => {
  const folder = site('first', { 'page.html': page, 'short.html': 'short', 'photo.avif': page });
  const counted: number[][] = [];
  await compressFiles(folder, { onProgress: (...counts) => counted.push(counts) });
  expect(brotliDecompressSync(readFileSync(join(folder, 'page.html.br'))).toString()).toBe(page);
  expect(gunzipSync(readFileSync(join(folder, 'page.html.gz'))).toString()).toBe(page);
  expect(readdirSync(folder)).toHaveLength(5);
  expect(counted.at(-1)).toEqual([2, 2]);
});

test('what a former build has packed is taken from there where not a byte has changed, and only there', async () => {
  // By these words a copy is told from what is packed again.
  const packed = { 'same.html.br': 'former', 'same.html.gz': 'former', 'changed.html.br': 'former' };
  const former = site('former', { 'same.html': page, 'changed.html': page, ...packed });
  const folder = site('new', { 'same.html': page, 'changed.html': `${page}!`, 'added.html': page });
  await compressFiles(folder, { former, onProgress: () => undefined });
  for (const type of ['br', 'gz'])
    expect(readFileSync(join(folder, `same.html.${type}`), 'utf8')).toBe('former');
  expect(brotliDecompressSync(readFileSync(join(folder, 'changed.html.br'))).toString()).toBe(`${page}!`);
  expect(brotliDecompressSync(readFileSync(join(folder, 'added.html.br'))).toString()).toBe(page);
});
