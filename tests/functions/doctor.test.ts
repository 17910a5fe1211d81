import { beforeEach, describe, expect, test } from 'vitest';
import type { Finding, FindingState } from '#contracts/answers/doctor.ts';
import { examinedDatabase, type ExaminedDatabase } from '#server/db/examination.ts';
import { examine } from '#server/domain/doctor/examine.ts';
import type { Scene } from '#server/domain/doctor/finding.ts';
import { migrationNames } from '../../scripts/database/migrations.ts';
import { exitCode } from '../../scripts/doctor/exit-code.ts';
import { report } from '../../scripts/doctor/report.ts';
import { startProblems } from '../../scripts/start-problems.ts';
import { sql } from '../support/sql.ts';

const secret = 'a-secret-of-a-healthy-site-that-is-long-enough';
const booking = 'https://book.provider.example/office';
const missing = Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });

const migrations = await migrationNames();

function web(answers: Record<string, () => Response>): Scene['fetch'] {
  return (url) => {
    const make = answers[url];
    return make ? Promise.resolve(make()) : Promise.reject(new TypeError('fetch failed'));
  };
}

const sitePage = () =>
  new Response('', {
    headers: {
      'Content-Security-Policy':
        "default-src 'self'; frame-src https://book.provider.example https://reviews.example",
    },
  });
const answers = {
  'https://www.practice.example/api/health/live': () => Response.json({ status: 'ok' }),
  'https://www.practice.example/new-patients': sitePage,
  'https://www.practice.example/': sitePage,
  [booking]: () => new Response('book'),
  'https://reviews.example/all': () => new Response('read'),
};
const records: Record<string, string> = {
  'practice.example': 'v=spf1 include:mail.example ~all',
  'google._domainkey.practice.example': 'v=DKIM1; p=MIIB',
  '_dmarc.practice.example': 'v=DMARC1; p=none',
};
const healthyVariables = {
  NODE_ENV: 'production',
  SITE_URL: 'https://www.practice.example',
  SESSION_SECRET: secret,
  DATABASE_URL: 'postgres://site:password@db.example/site',
  SMTP_URL: 'smtps://mail.example',
  STAFF_EMAIL: 'desk@practice.example',
  MAIL_FROM: 'The practice <hello@practice.example>',
  PUBLIC_BOOKING_URL: booking,
  PUBLIC_REVIEWS_URL: 'https://reviews.example/all',
};

function scene(changes: Partial<Scene> = {}): Scene {
  return {
    variables: healthyVariables,
    now: new Date(),
    environmentProblems: startProblems,
    database: examinedDatabase,
    hasRoleOfItsOwn: true,
    isSiteItself: false,
    migrations,
    fetch: web(answers),
    resolveTxt: (name) => (records[name] ? Promise.resolve([[records[name]]]) : Promise.reject(missing)),
    verifyMail: () => Promise.resolve(),
    ...changes,
  };
}

const variables = (changes: Record<string, string>) => ({ variables: { ...healthyVariables, ...changes } });

/** What is not well, as one line each: state, subject, what was seen, and what to do. */
async function troubles(changes: Partial<Scene> = {}): Promise<string[]> {
  const findings = await examine(scene(changes));
  return findings.filter(({ state }) => state !== 'ok').map(line);
}

const line = ({ state, subject, seen, cure }: Finding) => `${state} ${subject}: ${seen} → ${cure ?? ''}`;

beforeEach(async () => {
  await sql('delete from last_times');
  await sql('delete from outbox');
  await sql(`insert into last_times (name) values ('retention'), ('trash'), ('export')`);
});

test('of a healthy site there is nothing to say', async () => {
  expect(await troubles()).toEqual([]);
});

const noDatabase = Object.fromEntries(
  Object.keys(examinedDatabase).map((name) => [name, () => Promise.reject(new Error('connect'))]),
) as unknown as ExaminedDatabase;

interface Broken {
  what: string;
  changes?: Partial<Scene>;
  prepare?: string;
  says: RegExp;
}

const broken: Broken[] = [
  {
    what: 'a production without a signing key',
    changes: variables({ SESSION_SECRET: '' }),
    says: /^fault Environment: SESSION_SECRET: .* → Set SESSION_SECRET where the site gets its variables/,
  },
  {
    what: 'a production address without encryption',
    changes: variables({ SITE_URL: 'http://www.practice.example' }),
    says: /^fault Environment: SITE_URL: in production, it starts with https .* → Set SITE_URL/,
  },
  {
    what: 'a database that is not there',
    changes: { database: noDatabase },
    says: /^fault Database: The database DATABASE_URL names does not answer. → See whether it runs/,
  },
  {
    what: 'a user who may drop tables and cannot make a role',
    changes: {
      database: {
        ...examinedDatabase,
        role: () => Promise.resolve({ name: 'web', superuser: false, prepared: false, may: false }),
      },
    },
    says: /^warning Database role: The site works as web, who may also drop tables. → As the database’s administrator, once: create role samplewater_site/,
  },
  {
    what: 'a migration that has not run',
    prepare: `delete from schema_migrations where name = '0010_last_times.sql'`,
    says: /^fault Migrations: Not run yet: 0010_last_times.sql. → Run: npm run db -- migrate/,
  },
  {
    what: 'a clock that stands still',
    prepare: `update last_times set at = now() - interval '3 days' where name = 'retention'`,
    says: /^fault Removing old data: Last done 3 days ago; it is due once a day. → It runs at midnight UTC/,
  },
  {
    what: 'mail that is stuck',
    prepare: `insert into outbox (kind, cause, due_at) values ('digest', 'digest:x', now() - interval '1 hour')`,
    says: /^fault Waiting mail: 1 should have left by now, 0 were given up this week. → Mend what the line “Mail server” says/,
  },
  {
    what: 'a data base nobody has ever copied',
    prepare: `delete from last_times where name = 'export'`,
    says: /^warning Last export: None was ever made. → Run: npm run db -- export/,
  },
  {
    what: 'a mail server that refuses our password',
    changes: { verifyMail: () => Promise.reject(Object.assign(new Error('535'), { code: 'EAUTH' })) },
    says: /^fault Mail server: It refuses our name and password. → Take user and password anew/,
  },
  {
    what: 'a mail server at the wrong address',
    changes: { verifyMail: () => Promise.reject(new Error('ECONNREFUSED')) },
    says: /^fault Mail server: It does not answer. → Compare host and port in SMTP_URL/,
  },
  {
    what: 'a sender the name service does not know',
    changes: {
      resolveTxt: (name) =>
        name === 'practice.example' || !records[name]
          ? Promise.reject(missing)
          : Promise.resolve([[records[name]]]),
    },
    says: /^warning SPF: practice.example has none. → Where the domain is managed, add a TXT record for practice.example: v=spf1/,
  },
  {
    what: 'a booking provider that is gone',
    changes: { fetch: web({ ...answers, [booking]: () => new Response('', { status: 404 }) }) },
    says: /^fault Booking: .*\/office answers 404. → Open it in a browser/,
  },
  {
    what: 'a booking provider that lets nobody show it',
    changes: {
      fetch: web({
        ...answers,
        [booking]: () => new Response('', { headers: { 'X-Frame-Options': 'SAMEORIGIN' } }),
      }),
    },
    says: /^fault Booking: .* does not let itself be shown in our pages. → Ask your provider to allow https:\/\/www.practice.example/,
  },
  {
    what: 'a booking address our own policy keeps out',
    changes: {
      ...variables({ PUBLIC_BOOKING_URL: 'https://new.provider.example/' }),
      fetch: web({ ...answers, 'https://new.provider.example/': () => new Response('book') }),
    },
    says: /^fault Booking: Our own pages do not allow frames of https:\/\/new.provider.example. → .*build and publish it again/,
  },
];

describe('names the fault and the cure of', () => {
  test.each(broken)('$what', async ({ changes, prepare, says }) => {
    if (prepare) await sql(prepare);
    const found = await troubles(changes);
    expect(found.filter((text) => says.test(text))).toHaveLength(1);
    await sql(`insert into schema_migrations (name) values ('0010_last_times.sql') on conflict do nothing`);
  });

  test('a signing key that was never changed, from when it was first seen', async () => {
    const start = new Date('2026-01-05T12:00:00Z');
    await troubles({ now: start });
    const later = await examine(scene({ now: new Date('2027-02-09T12:00:00Z') }));
    expect(later.map(line)).toContainEqual(
      expect.stringMatching(/^warning Signing key: .* for 400 days. → Make a new one/),
    );
    // The key itself is kept nowhere.
    expect(JSON.stringify(await sql('select * from last_times'))).not.toContain(secret);
  });
});

test('without a resolver it says that nobody could look, and blames nothing', async () => {
  const found = await troubles({
    resolveTxt: () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })),
  });
  expect(found.map((text) => text.split(':')[0])).toEqual(['unknown SPF', 'unknown DKIM', 'unknown DMARC']);
});

test('tells monitors with a number, and people what, why and how', () => {
  const finding = (state: FindingState): Finding => ({
    subject: 'Mail server',
    state,
    seen: 'It does not answer.',
    why: 'Staff learn of requests by mail.',
    cure: 'Compare the port.',
  });
  expect([exitCode([finding('ok'), finding('unknown')]), exitCode([finding('warning')])]).toEqual([0, 1]);
  expect(exitCode([finding('warning'), finding('fault')])).toBe(2);
  expect(report([finding('fault')])).toBe(
    'FAULT   Mail server: It does not answer.\n        Staff learn of requests by mail.\n        → Compare the port.\n\nFaults: 1. To see to: 0. Could not be looked at: 0.',
  );
});
