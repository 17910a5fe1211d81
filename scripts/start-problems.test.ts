import { describe, expect, it } from 'vitest';
import { startProblems } from './start-problems.ts';

const secret = 'a-test-secret-of-more-than-thirty-two-bytes';
const production = { NODE_ENV: 'production', SESSION_SECRET: secret, SITE_URL: 'https://www.example.com' };

describe('a start is refused with one sentence', () => {
  it.each([
    [
      'no address in production',
      { ...production, SITE_URL: '' },
      /SITE_URL: in production, name the site’s own address/,
    ],
    [
      'an address without encryption in production',
      { ...production, SITE_URL: 'http://www.example.com' },
      /SITE_URL: in production, it starts with https/,
    ],
    ['no signing key in production', { ...production, SESSION_SECRET: '' }, /SESSION_SECRET: make one with/],
    [
      'a short signing key',
      { SESSION_SECRET: 'too short' },
      /SESSION_SECRET: each part needs at least 32 bytes/,
    ],
    ['an address that is none', { SITE_URL: 'www.example.com' }, /SITE_URL: must be an absolute http/],
    [
      'an address of another kind',
      { SITE_URL: 'ftp://www.example.com' },
      /SITE_URL: must be an absolute http/,
    ],
    [
      'another database',
      { DATABASE_URL: 'mysql://root:canary@host/x' },
      /DATABASE_URL: must start with postgres:/,
    ],
    ['a database without a host', { DATABASE_URL: 'postgres:///canary' }, /DATABASE_URL: must name a host/],
    ['a port that is a word', { PORT: 'http' }, /PORT: a whole number from 1 to 65535/],
    ['a port too high', { PORT: '99999' }, /PORT: a whole number from 1 to 65535/],
    ['half a port', { PORT: '88.5' }, /PORT: a whole number from 1 to 65535/],
    [
      'a proxy by its name',
      { TRUSTED_PROXY: '127.0.0.1, proxy' },
      /TRUSTED_PROXY: IP addresses, separated by commas/,
    ],
    [
      'a mail server of another kind',
      { SMTP_URL: 'https://mail.example' },
      /SMTP_URL: must start with smtp:/,
    ],
    [
      'an unknown deploy context',
      { DEPLOY_CONTEXT: 'staging' },
      /DEPLOY_CONTEXT: is production, preview or local/,
    ],
  ])('for %s', (_, environment, sentence) => {
    const problems = startProblems(environment);
    expect(problems).toEqual([expect.stringMatching(sentence)]);
    expect(problems.join()).not.toContain('canary');
  });
});

it.each([
  ['nothing set at all', {}],
  [
    'variables left empty',
    { PORT: '', SITE_URL: '', DATABASE_URL: '', SESSION_SECRET: '', TRUSTED_PROXY: '' },
  ],
  ['production with what it needs', production],
  ['production tried out on this machine', { ...production, SITE_URL: 'http://localhost:8888' }],
  ['proxies of both kinds', { TRUSTED_PROXY: '127.0.0.1, ::1' }],
  ['a database of its own', { DATABASE_URL: 'postgresql://user:p%40ss@127.0.0.1:5432/name' }],
])('a start is not refused for %s', (_, environment) => {
  expect(startProblems(environment)).toEqual([]);
});
