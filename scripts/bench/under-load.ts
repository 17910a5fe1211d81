import { type MakeDatabase, onEachDatabase } from './databases.ts';
import { atMost, type Figure, median, percentile99, stated } from './figure.ts';
import { startGuessing } from './guessers.ts';
import { type BenchSite, cookieOf, latestSlug, startSite } from './site.ts';

const staff = { email: 'desk@samplewater-dental.example', password: 'a long enough passphrase' };
const connections = 8;
const seconds = 3;
const guessers = 16;
/** Ten for the whole truth. */
const minutes = Number(process.env['LOAD_MINUTES'] ?? 1);
/** Memory that grows by more than this between an early and a late fifth of the time is not flat. */
const mostGrowth = 1.15;
let count = 0;

/** One call of a route, read to its end. */
type Ask = () => Promise<unknown>;

/**
 * What the local server carries: answers a second and the slowest of a hundred, route by route, with and without people who guess
 * passwords; and whether its memory stays as it is. With the embedded database, and on the server `BENCH_DATABASE_URL` names.
 */
export function benchUnderLoad(): Promise<Figure[]> {
  return onEachDatabase('load', measure);
}

async function measure(make: MakeDatabase): Promise<Figure[]> {
  const database = await make('');
  const site = await startSite({
    DATABASE_URL: database.url,
    TRUSTED_PROXY: '127.0.0.1,::1',
    ADMIN_EMAIL: staff.email,
    ADMIN_PASSWORD: staff.password,
  });
  const guessing = startGuessing(site.url, guessers);
  try {
    const routes = await routesOf(site.url);
    const figures: Figure[] = [];
    for (const [name, ask] of Object.entries(routes)) {
      await load(ask, 1);
      const alone = await load(ask, seconds);
      await guessing.tell('start');
      const guessed = await load(ask, seconds);
      await guessing.tell('stop');
      figures.push(
        stated(`${database.name}, ${name}: alone; with ${guessers} guessers`, `${alone}; ${guessed}`),
      );
    }
    return [...figures, await memory(database.name, site, Object.values(routes))];
  } finally {
    await guessing.terminate();
    await site.stop();
    await database.drop();
  }
}

async function routesOf(url: string): Promise<Record<string, Ask>> {
  const slug = await latestSlug(url);
  const cookie = cookieOf(await send(`${url}/api/admin/login`, staff));
  const get =
    (path: string, headers = {}) =>
    () =>
      read(fetch(`${url}${path}`, { headers }));
  return {
    '/': get('/'),
    '/blog': get('/blog'),
    'a post': get(`/blog/${slug}`),
    'list of posts': get('/api/blog-posts'),
    'an appointment': () => read(send(`${url}/api/appointments`, appointment())),
    'the inbox': get('/api/admin/appointments', { cookie }),
  };
}

/** From as many addresses as there are requests: no throttle is what is measured. */
const send = (url: string, body: object) => {
  count += 1;
  return fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
    },
    body: JSON.stringify(body),
  });
};

const appointment = () => ({
  firstName: 'Ada',
  lastName: `Lovelace ${count}`,
  email: `ada-${count}@mail.example`,
  phone: '(904) 555-0100',
});

async function read(answer: Promise<Response>): Promise<unknown> {
  const { ok, status, url } = await answer.then(async (given) => {
    await given.arrayBuffer();
    return given;
  });
  if (!ok) throw new Error(`${url} answered ${status}.`);
  return undefined;
}

async function load(ask: Ask, forSeconds: number): Promise<string> {
  const startedAt = performance.now();
  const times: number[] = [];
  const askOn = async () => {
    while (performance.now() - startedAt < forSeconds * 1_000) {
      const askedAt = performance.now();
      await ask();
      times.push(performance.now() - askedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  const aSecond = times.length / ((performance.now() - startedAt) / 1_000);
  return `${aSecond.toFixed(0)} a second, p99 ${percentile99(times).toFixed(0)} ms`;
}

async function memory(name: string, { residentMegabytes }: BenchSite, asks: Ask[]): Promise<Figure> {
  const samples: number[] = [];
  const rounds = Math.max(10, Math.round((minutes * 60) / asks.length));
  for (let round = 0; round < rounds; round += 1) {
    for (const ask of asks) await load(ask, 1);
    samples.push(residentMegabytes());
  }
  const fifth = Math.floor(samples.length / 5);
  const [early, late] = [median(samples.slice(fifth, 2 * fifth)), median(samples.slice(-fifth))];
  console.error(`${name}: memory in MB, round by round:`, samples.map(Math.round).join(' '));
  const about = `${name}, memory after ${minutes} minutes of load (${late.toFixed(0)} MB) compared with early on`;
  return atMost(about, late / early, mostGrowth, '×');
}
