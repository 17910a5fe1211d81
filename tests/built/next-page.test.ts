import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { hashSource } from '#server/http/own-hashes.ts';
import { publicPages } from '../support/built-pages.ts';

interface Rules {
  prefetch: {
    where: { and: [{ href_matches: string }, { not: { href_matches: string } }] };
    eagerness: string;
  }[];
}
const { headers } = JSON.parse(readFileSync(inject('builtHeaders'), 'utf8')) as {
  headers: { for: string; values: Record<string, string> }[];
};

test.for(publicPages)(
  'from $path the next page comes when somebody reaches for its link',
  ({ path, html }) => {
    const text = /<script type="speculationrules">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const { prefetch } = JSON.parse(text) as Rules;
    const [rule] = prefetch;
    expect(prefetch).toHaveLength(1);
    // On hover or touch, not for every link in sight.
    expect(rule?.eagerness).toBe('moderate');
    const [every, never] = rule?.where.and ?? [];
    const matches = (pattern = '', pathname = '') => new URLPattern({ pathname: pattern }).test({ pathname });
    for (const page of publicPages.filter((other) => other.path !== '/')) {
      expect(matches(every?.href_matches, page.path), page.path).toBe(true);
      expect(matches(never?.not.href_matches, page.path), page.path).toBe(false);
    }
    for (const other of ['/admin/inbox', '/api/admin/logout', '/demo/booking'])
      expect(matches(never?.not.href_matches, other), other).toBe(true);
    // The page's own policy lets the rules in.
    const policy = headers.find(({ for: page }) => page === path)?.values['Content-Security-Policy'];
    expect(policy).toContain(hashSource(text));
  },
);
