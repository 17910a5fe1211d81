import { atLeast, atMost, type Figure, percentile99 } from './figure.ts';
import { startSite } from './site.ts';

const rounds = 4;
const appointmentsARound = 30;
const guessers = 40;
let count = 0;

/** How long a patient waits for an answer while many guess passwords as fast as they are refused, and while nobody does. */
export async function benchGuessers(): Promise<Figure[]> {
  const site = await startSite({ TRUSTED_PROXY: '127.0.0.1,::1', SEED: '0' });
  const times = { alone: [] as number[], guessed: [] as number[] };
  const refusals = new Map<number, number>();
  try {
    await appointments(site.address, 20);
    for (let round = 0; round < rounds; round += 1) {
      times.alone.push(...(await appointments(site.address, appointmentsARound)));
      const stop = guess(site.address, refusals);
      times.guessed.push(...(await appointments(site.address, appointmentsARound)));
      await stop();
    }
  } finally {
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

/** One after the other, each from an address of its own. @returns how long each took, in milliseconds */
async function appointments(address: string, amount: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < amount; index += 1) {
    count += 1;
    const startedAt = performance.now();
    const answer = await post(`${address}/api/appointments`, freshIp(), {
      firstName: 'Ada',
      lastName: `Lovelace ${count}`,
      email: `ada-${count}@example.com`,
      phone: '(904) 555-0100',
    });
    if (answer.status !== 201) throw new Error(`An appointment was answered ${answer.status}.`);
    times.push(performance.now() - startedAt);
  }
  return times;
}

/** Guesses until told to stop: half of them from one address, the others from ever new ones, all at ever new accounts. */
function guess(address: string, refusals: Map<number, number>): () => Promise<void> {
  let isOver = false;
  const guessOn = async (guesser: number) => {
    while (!isOver) {
      count += 1;
      const from = guesser % 2 === 0 ? '198.51.100.1' : freshIp();
      const body = { email: `nobody-${count}@example.com`, password: 'wrong guess' };
      const { status } = await post(`${address}/api/admin/login`, from, body);
      refusals.set(status, (refusals.get(status) ?? 0) + 1);
    }
  };
  const all = Array.from({ length: guessers }, (_, guesser) => guessOn(guesser));
  return async () => {
    isOver = true;
    await Promise.all(all);
  };
}

async function post(url: string, from: string, body: unknown): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer;
}

const freshIp = () => `198.${18 + ((count >> 16) & 1)}.${(count >> 8) & 255}.${count & 255}`;
