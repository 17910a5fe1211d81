import { atMost, compareTurns, type Figure } from './figure.ts';
import { cookieOf, startSiteOnSql } from './site.ts';

const staff = { email: 'desk@samplewater-dental.example', password: 'a long enough passphrase' };
const few = 100;
const many = 10_000;

interface Desk {
  /** One call, read to its end. */
  ask: (path: string, method?: string, body?: unknown) => Promise<string>;
  /** A pending request's id. */
  request: string;
  stop: () => Promise<void>;
}

const asked: Record<string, (desk: Desk, round: number) => Promise<string>> = {
  list: ({ ask }) => ask('/api/admin/appointments'),
  'what is open': ({ ask }) => ask('/api/admin/appointments/search', 'POST', { status: 'open' }),
  counts: ({ ask }) => ask('/api/admin/inbox'),
  'search for one': ({ ask }) =>
    ask('/api/admin/appointments/search', 'POST', { q: 'bulk-10042', status: 'all' }),
  // A whole page of either: what all of them hold.
  'search for many': ({ ask }) =>
    ask('/api/admin/appointments/search', 'POST', { q: 'hurts', status: 'all' }),
  'search for nobody': ({ ask }) =>
    ask('/api/admin/appointments/search', 'POST', { q: 'gonzalez 99999', status: 'all' }),
  status: ({ ask, request }, round) =>
    ask(`/api/admin/appointments/${request}`, 'PATCH', { status: round % 2 ? 'pending' : 'contacted' }),
};

/** What the inbox costs with few requests and with many: two sites, asked turn by turn. */
export async function benchInbox(): Promise<Figure[]> {
  const small = await deskWith(few);
  const large = await deskWith(many);
  try {
    const figures: Figure[] = [];
    for (const [name, call] of Object.entries(asked)) {
      const ratio = await compareTurns(
        (round) => call(large, round),
        (round) => call(small, round),
      );
      figures.push(
        atMost(`inbox, ${name}: time with ${many} requests compared with ${few}`, ratio, 1.2, '×'),
      );
    }
    return figures;
  } finally {
    await Promise.all([small.stop(), large.stop()]);
  }
}

async function deskWith(requests: number): Promise<Desk> {
  const { url, sql, stop } = await startSiteOnSql({
    SEED: '0',
    ADMIN_EMAIL: staff.email,
    ADMIN_PASSWORD: staff.password,
  });
  for (let from = 1; from <= requests; from += 1_000)
    await sql`
      insert into appointments (reference, first_name, last_name, email, phone, notes, status, due_at, created_at)
      select 'BULK-' || 10000 + n, (array['Ada', 'Mary', 'Rosa', 'José', 'Linh'])[1 + n % 5],
        (array['O’Brien', 'González', 'Nguyễn', 'Smith', 'Lee', 'Hopper', 'Seacole'])[1 + n % 7] || ' ' || n,
        'patient-' || n || '@mail.example', '(904) 555-' || lpad((n % 10000)::text, 4, '0'), repeat('It hurts. ', 12),
        case when ${requests}::int - n < 60 then 'pending' else 'closed' end,
        now() + interval '20 hours' - make_interval(mins => n), now() - make_interval(mins => n)
      from generate_series(${from}::int, ${Math.min(from + 999, requests)}::int) n`;
  await sql`analyze appointments`;
  const [pending] = await sql`select id from appointments where status = 'pending' limit 1`;
  const cookie = cookieOf(await post(`${url}/api/admin/login`, staff));
  return {
    ask: async (path, method = 'GET', body) => {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: { cookie, 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
      return answer.text();
    },
    request: String(pending?.['id']),
    stop,
  };
}

const post = (url: string, body: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
