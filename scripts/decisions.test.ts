import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../docs/decisions');

it('gives every decision a number of its own, the same in its name and its title', () => {
  const names = readdirSync(folder);
  const numbers = names.map((name) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
  const titles = names.map((name) =>
    Number(/^# (\d+)\./.exec(readFileSync(join(folder, name), 'utf8'))?.[1]),
  );
  expect(titles).toEqual(numbers);
});
