import { expect, test } from 'vitest';
import { WaitingLine } from './waiting-line.ts';

/** Work that ends when it is told to. */
function jobs() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { started, job, end };
}

test('lets so many in at a time, the others in order, known ones first', async () => {
  const { started, job, end } = jobs();
  const line = new WaitingLine(2);
  const results = ['a', 'b', 'c', 'd'].map((name) => line.enter(job(name)));
  const known = line.enter(job('known'), true);
  expect(started).toEqual(['a', 'b']);
  await end('b');
  await end('a');
  await end('known');
  expect(started).toEqual(['a', 'b', 'known', 'c', 'd']);
  await end('c');
  await end('d');
  expect(await Promise.all([...results, known])).toContainEqual({ result: 'known' });
});

test('is full when the last would wait too long, but not for known ones', async () => {
  const { job } = jobs();
  const line = new WaitingLine(1);
  for (let place = 0; place < 20; place += 1) void line.enter(job(String(place)));
  expect(line.isFull()).toBe(true);
  expect(await line.enter(job('late'))).toBe('full');
  expect(line.isFull(true)).toBe(false);
});

test('goes on after work that fails', async () => {
  const line = new WaitingLine(1);
  await expect(line.enter(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await line.enter(() => Promise.resolve('yes'))).toEqual({ result: 'yes' });
});
