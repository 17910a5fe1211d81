import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import type { PasswordAnswer, PasswordJob } from './password-threads.ts';

/** How nice each thread of this process is to others, from -20 to 19: the seventeenth figure after the name, `proc(5)`. */
const niceness = () =>
  readdirSync('/proc/self/task').map((thread) =>
    Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16]),
  );

test.runIf(process.platform === 'linux')(
  'where every processor is busy, a password gets as much of it as any other program',
  async () => {
    const thread = new Worker(new URL('./password-thread.ts', import.meta.url));
    thread.postMessage({ id: 1, work: 'hash', password: 'anything', against: 4 } satisfies PasswordJob);
    const [answer] = (await once(thread, 'message')) as [PasswordAnswer];
    expect(answer.value).toMatch(/^\$2b\$04\$/);
    expect(Math.max(...niceness())).toBeLessThanOrEqual(getPriority());
    await thread.terminate();
  },
);
