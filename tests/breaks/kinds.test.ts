import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Break, Edit } from './break.ts';
import { kinds } from './kinds.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');

/** A new file is made of nothing. */
const standsOnce = ({ file, find }: Edit) =>
  find === '' ? read(file) === '' : read(file).split(find).length === 2;
const canBeMade = ({ edits, otherwise }: Break) =>
  edits.every(standsOnce) || (otherwise?.every(standsOnce) ?? false);

test('every break can be made on the code as it is, and has a test that is there', () => {
  const breaks = Object.values(kinds).flat();
  expect(breaks.length).toBeGreaterThan(80);
  expect(breaks.filter((one) => !canBeMade(one)).map(({ name }) => name)).toEqual([]);
  const isThere = ([file]: Break['tests'][number]) =>
    file === 'lint' || file === 'dead code' || read(file) !== '';
  expect(breaks.filter(({ tests }) => !tests.some(isThere)).map(({ name }) => name)).toEqual([]);
});
