import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PostFields } from '#contracts/working-copy.ts';
import { Autosave, type SaveState } from './autosave.ts';

const fields = (title: string): PostFields => ({
  title,
  slug: '',
  excerpt: '',
  content: '',
  featuredImage: '',
  imageAlt: '',
  category: '',
  published: false,
  publishAt: '',
});

function start(send = vi.fn(async (_fields: PostFields) => ({ savedAt: '2026-11-21T15:42:00Z' }))) {
  const states: SaveState['status'][] = [];
  const autosave = new Autosave({ send, onState: ({ status }) => states.push(status) });
  return { autosave, send, states, titles: () => send.mock.calls.map(([sent]) => sent.title) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('saves once, a moment after the last key', async () => {
  const { autosave, titles, states } = start();
  for (const title of ['a', 'ab', 'abc']) {
    autosave.change(fields(title));
    await vi.advanceTimersByTimeAsync(300);
  }
  await vi.advanceTimersByTimeAsync(1_500);
  expect(titles()).toEqual(['abc']);
  expect(states).toEqual(['saving', 'saved']);
});

test('saves every five seconds while somebody writes without a pause', async () => {
  const { autosave, titles } = start();
  for (let second = 0; second < 12; second++) {
    autosave.change(fields(String(second)));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(titles().length).toBeGreaterThanOrEqual(2);
});

test('keeps what could not be sent and tries again until it can', async () => {
  const send = vi.fn(async (_fields: PostFields) => ({ savedAt: '2026-11-21T15:42:00Z' }));
  send.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'));
  const { autosave, titles, states } = start(send);
  autosave.change(fields('kept'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(titles()).toEqual(['kept', 'kept', 'kept']);
  expect(states.at(-1)).toBe('saved');
});

test('prefers what was written meanwhile to what failed', async () => {
  const send = vi.fn(async (_fields: PostFields) => ({ savedAt: '' }));
  let fail: (reason: Error) => void = () => undefined;
  send.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  const { autosave, titles } = start(send);
  autosave.change(fields('old'));
  await vi.advanceTimersByTimeAsync(1_500);
  autosave.change(fields('new'));
  fail(new TypeError('offline'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(titles()).toEqual(['old', 'new']);
});

test('sends nothing more once the post itself is saved', async () => {
  const { autosave, send } = start();
  autosave.change(fields('a'));
  await autosave.stop();
  autosave.change(fields('b'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).not.toHaveBeenCalled();
});

test('what is dropped is not sent, not by another try either; the next change is kept', async () => {
  let isDown = true;
  const send = vi.fn(async (_fields: PostFields) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (isDown) throw new Error('down');
    return { savedAt: '2026-11-21T15:42:00Z' };
  });
  const { autosave, titles } = start(send);
  autosave.change(fields('half'));
  await vi.advanceTimersByTimeAsync(1_600);
  const dropped = autosave.drop();
  await vi.advanceTimersByTimeAsync(20_000);
  await dropped;
  expect(titles()).toEqual(['half']);
  isDown = false;
  autosave.change(fields('next'));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(titles()).toEqual(['half', 'next']);
});
