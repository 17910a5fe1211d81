import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import type { PasswordAnswer, PasswordJob } from './password-threads.ts';

/**
 * How much this process gives way to others, from -20 to 19. On Linux every thread has a figure of its own: the seventeenth after
 * its name, `proc(5)`.
 */
const niceness = () =>
  process.platform === 'linux'
    ? readdirSync('/proc/self/task').map((thread) =>
        Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16]),
      )
    : [getPriority()];

test('a thread for passwords gives way to other programs no more than the server does', async () => {
  const before = getPriority();
  const thread = new Worker(new URL('./password-thread.ts', import.meta.url));
  thread.postMessage({ id: 1, work: 'hash', password: 'anything', against: 4 } satisfies PasswordJob);
  const [answer] = (await once(thread, 'message')) as [PasswordAnswer];
  expect(answer.value).toMatch(/^\$2b\$04\$/);
  expect(Math.max(...niceness())).toBeLessThanOrEqual(before);
  await thread.terminate();
});
