import { expect, it } from 'vitest';
import { reportKinds } from './browser-report.ts';

it.each([
  [
    'the Reporting API',
    [
      {
        type: 'csp-violation',
        url: 'https://a.example/?canary',
        body: { effectiveDirective: 'img-src', blockedURL: 'x' },
      },
      { type: 'deprecation', body: { id: 'x' } },
    ],
    ['policy:img-src'],
  ],
  [
    'report-uri',
    { 'csp-report': { 'violated-directive': 'script-src https:', 'blocked-uri': 'inline' } },
    ['policy:script-src'],
  ],
  ['our own script', { error: 'TypeError' }, ['error:TypeError']],
  ['a made-up directive', { 'csp-report': { 'effective-directive': 'canary-src' } }, ['policy:other']],
  ['a made-up error', { error: 'canary' }, ['error:other']],
  ['an error of another kind', { error: { toString: 'x' } }, ['error:other']],
  ['something else', { message: 'canary' }, []],
  ['nothing', null, []],
  ['text', 'canary', []],
  ['a prototype key', JSON.parse('{"__proto__":{"error":"TypeError"}}'), []],
] as const)('reads the kinds of %s and nothing else', (_, body, kinds) => {
  expect(reportKinds(body)).toEqual(kinds);
});

it('reads twenty at most', () => {
  expect(reportKinds(Array.from({ length: 1_000 }, () => ({ error: 'Error' })))).toHaveLength(20);
});
