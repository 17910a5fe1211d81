import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '#server/http/security-headers.ts';

describe('netlify.toml', () => {
  it('gives files exactly the security headers the functions give', async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [],
      netlifyConfigPath: join(import.meta.dirname, '../../netlify.toml'),
      configHeaders: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const everywhere = (headers as { for: string; values: object }[]).filter(
      ({ for: path }) => path === '/*',
    );
    expect(everywhere.map(({ values }) => values)).toEqual([securityHeaders]);
  });
});
