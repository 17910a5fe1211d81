import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadFunctions } from '../../scripts/server/functions.ts';

const text = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8');

/** Parameters in either spelling, no query; whatever is said of one kind of request holds for the other. */
function plain(address: string): string {
  return address
    .replace('/api/admin/contacts', '/api/admin/appointments')
    .replace(/:\w+|\{[^}]*\}/g, '*')
    .replace(/\?.*$/, '');
}

const described = new Set(
  [...text.matchAll(/`(?:(?:GET|POST|PUT|PATCH|DELETE) )?(\/api\/[^\s`]*)`/g)].map(([, address]) =>
    plain(address ?? ''),
  ),
);

it('every address of a function is described in docs/api.md', async () => {
  const functions = await loadFunctions();
  const addresses = functions.flatMap(({ paths }) => paths).filter((path) => path.startsWith('/api/'));
  expect(addresses.length).toBeGreaterThan(20);
  expect([...new Set(addresses.filter((address) => !described.has(plain(address))))]).toEqual([]);
});
