import { expect, test } from 'vitest';
import { StatementQueue } from './statement-queue.ts';

/** Once everything that can go on has done so. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A queue whose statements end when they are told to. */
function queued(atOnce: number, inBackgroundAtOnce = 1) {
  const queue = new StatementQueue({ atOnce, inBackgroundAtOnce });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const enter = (name: string, options: { isInBackground?: boolean; signal?: AbortSignal } = {}) =>
    queue.enter(() => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    }, options);
  const end = async (name: string) => {
    await settled();
    ends.get(name)?.();
    await settled();
  };
  return { begun, enter, end };
}
const background = { isInBackground: true };

test('takes so many at a time, in order, and those in the background last', async () => {
  const { begun, enter, end } = queued(1);
  const running = enter('running');
  void enter('guess', background);
  void enter('patient');
  void enter('other patient');
  await end('running');
  expect(await running).toBe('running');
  await end('patient');
  await end('other patient');
  expect(begun).toEqual(['running', 'patient', 'other patient', 'guess']);
});

test('lets one of the background in after eight others', async () => {
  const { begun, enter, end } = queued(1);
  void enter('0');
  void enter('guess', background);
  for (let index = 1; index < 10; index += 1) void enter(String(index));
  for (let index = 0; index < 8; index += 1) await end(String(index));
  expect(begun).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', 'guess']);
});

test('leaves room that the background never takes', async () => {
  const { begun, enter, end } = queued(4);
  for (const name of ['guess 1', 'guess 2', 'guess 3']) void enter(name, background);
  void enter('patient');
  await settled();
  expect(begun.toSorted()).toEqual(['guess 1', 'patient']);
  await end('guess 1');
  expect(begun).toEqual(['guess 1', 'patient', 'guess 2']);
});

test('never begins what nobody waits for any more, and goes on after what fails', async () => {
  const { begun, enter, end } = queued(1);
  const gone = new AbortController();
  void enter('running');
  const late = enter('late', { signal: gone.signal });
  gone.abort(new Error('Nobody waits.'));
  void enter('next');
  await Promise.all([end('running'), expect(late).rejects.toThrow('Nobody waits.')]);
  expect(begun).toEqual(['running', 'next']);
});

test('the event loop gets its turn before each of the background', async () => {
  const queue = new StatementQueue({ atOnce: 1, inBackgroundAtOnce: 1 });
  const order: string[] = [];
  const ask = (name: string, options = {}) => queue.enter(() => Promise.resolve(order.push(name)), options);
  const guess = async (name: string) => {
    await ask(`${name} 1`, background);
    await ask(`${name} 2`, background);
  };
  const heard = Promise.withResolvers<unknown>();
  setImmediate(() => heard.resolve(ask('patient')));
  await Promise.all([guess('a'), guess('b'), heard.promise]);
  expect(order).toEqual(['a 1', 'patient', 'b 1', 'a 2', 'b 2']);
});
