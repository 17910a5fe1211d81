import { parentPort, workerData } from 'node:worker_threads';

/** How often each status was the answer. */
export type Refusals = Map<number, number>;
export interface GuessersData {
  /** The site's. */
  url: string;
  guessers: number;
}

/**
 * Guesses passwords beside the thread that measures, from `start` to `stop`: half of them from one address, the others from
 * ever new ones, all at ever new accounts. Every message is answered once it is done: `stop` with the answers they got.
 */
const { url: siteUrl, guessers } = workerData as GuessersData;
let count = 0;
let isOver = true;
let running: Promise<void>[] = [];
let refusals: Refusals = new Map();

async function guessOn(guesser: number): Promise<void> {
  while (!isOver) {
    count += 1;
    const freshIp = `198.18.${(count >> 8) & 255}.${count & 255}`;
    const answer = await fetch(`${siteUrl}/api/admin/login`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': guesser % 2 === 0 ? '198.51.100.1' : freshIp,
      },
      body: JSON.stringify({ email: `nobody-${count}@example.com`, password: 'wrong guess' }),
    });
    await answer.arrayBuffer();
    refusals.set(answer.status, (refusals.get(answer.status) ?? 0) + 1);
  }
}

async function obey(message: 'start' | 'stop'): Promise<void> {
  isOver = message === 'stop';
  if (isOver) await Promise.all(running);
  else running = Array.from({ length: guessers }, (_, guesser) => guessOn(guesser));
  parentPort?.postMessage(refusals);
  refusals = new Map();
}

parentPort?.on('message', (message: 'start' | 'stop') => void obey(message));
