import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { expect, test } from 'vitest';
import { fileContentSecurityPolicy, securityHeaders } from '#server/http/security-headers.ts';

interface Rule {
  for: string;
  values: Record<string, string>;
}

async function rules(): Promise<Rule[]> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [],
    netlifyConfigPath: join(import.meta.dirname, '../../netlify.toml'),
    configHeaders: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  return headers as Rule[];
}

test('netlify.toml gives files exactly the security headers the functions give', async () => {
  const everywhere = (await rules()).filter(({ for: path }) => path === '/*');
  expect(everywhere.map(({ values }) => values)).toEqual([securityHeaders]);
});

test('netlify.toml gives files that are no pages the one policy for files', async () => {
  const policies = (await rules()).flatMap(({ values }) => values['Content-Security-Policy'] ?? []);
  expect(new Set(policies)).toEqual(new Set([fileContentSecurityPolicy]));
});
