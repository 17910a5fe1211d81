import { expect, test } from 'vitest';
import { sharedRead } from './shared-read.ts';

test('shares the next read among those who ask while one is under way, and never one that had begun', async () => {
  let stored = 'first';
  let reads = 0;
  const answers: (() => void)[] = [];
  const ask = sharedRead(() => {
    reads += 1;
    const seen = stored;
    return new Promise<string>((resolve) => answers.push(() => resolve(seen)));
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  const early = ask();
  await settled();
  stored = 'second';
  const late = [ask(), ask(), ask()];
  answers.shift()?.();
  expect(await early).toBe('first');
  await settled();
  answers.shift()?.();
  expect(await Promise.all(late)).toEqual(['second', 'second', 'second']);
  expect(reads).toBe(2);
});

test('goes on after a read that fails', async () => {
  let fails = true;
  const ask = sharedRead(() => (fails ? Promise.reject(new Error('no')) : Promise.resolve('yes')));
  await expect(ask()).rejects.toThrow('no');
  fails = false;
  expect(await ask()).toBe('yes');
});
