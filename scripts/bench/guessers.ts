import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { atLeast, atMost, type Figure, percentile99 } from './figure.ts';
import type { GuessersData, Refusals } from './guessers-thread.ts';
import { startSite } from './site.ts';

const rounds = 4;
const appointmentsARound = 30;
const guessers = 40;
let count = 0;

/** How long a patient waits for an answer while many guess passwords as fast as they are refused, and while nobody does. */
export async function benchGuessers(): Promise<Figure[]> {
  const site = await startSite({ TRUSTED_PROXY: '127.0.0.1,::1', SEED: '0' });
  const guessing = startGuessing(site.url, guessers);
  const times = { alone: [] as number[], guessed: [] as number[] };
  const refusals: Refusals = new Map();
  try {
    await appointments(site.url, 20);
    for (let round = 0; round < rounds; round += 1) {
      times.alone.push(...(await appointments(site.url, appointmentsARound)));
      await guessing.tell('start');
      times.guessed.push(...(await appointments(site.url, appointmentsARound)));
      for (const [status, amount] of await guessing.tell('stop'))
        refusals.set(status, (refusals.get(status) ?? 0) + amount);
    }
  } finally {
    await guessing.terminate();
    await site.stop();
  }
  const [alone, guessed] = [percentile99(times.alone), percentile99(times.guessed)];
  const checked = refusals.get(401) ?? 0;
  console.error(
    `p99 of an appointment: ${alone.toFixed(0)} ms alone, ${guessed.toFixed(0)} ms with guessers; answers to them:`,
    Object.fromEntries(refusals),
  );
  return [
    atMost(`p99 of an appointment with ${guessers} guessers compared with none`, guessed / alone, 2, '×'),
    atLeast('wrong passwords looked at meanwhile', checked, 1, ''),
  ];
}

/** A thread that guesses passwords while it is told to, and tells in the end how it was answered. */
export function startGuessing(url: string, guessers: number) {
  const workerData: GuessersData = { url, guessers };
  const thread = new Worker(new URL('./guessers-thread.ts', import.meta.url), { workerData });
  return {
    tell: async (message: 'start' | 'stop'): Promise<Refusals> => {
      const answer = once(thread, 'message') as Promise<[Refusals]>;
      thread.postMessage(message);
      return (await answer)[0];
    },
    terminate: () => thread.terminate(),
  };
}

/** One after the other, each from an address of its own. @returns how long each took, in milliseconds */
async function appointments(url: string, amount: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < amount; index += 1) {
    count += 1;
    const startedAt = performance.now();
    const answer = await fetch(`${url}/api/appointments`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': `198.19.${(count >> 8) & 255}.${count & 255}`,
      },
      body: JSON.stringify({
        firstName: 'Ada',
        lastName: `Lovelace ${count}`,
        email: `ada-${count}@example.com`,
        phone: '(904) 555-0100',
      }),
    });
    await answer.arrayBuffer();
    if (answer.status !== 201) throw new Error(`An appointment was answered ${answer.status}.`);
    times.push(performance.now() - startedAt);
  }
  return times;
}
