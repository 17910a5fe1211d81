import { neon } from '@neondatabase/serverless';
import type { Statement } from '#server/db/client.ts';
import { env } from '#server/env.ts';

/** Where it is noted what was done to the database, each once. */
export const bookkeeping = `create table if not exists schema_migrations (
  name text primary key, ran_at timestamptz not null default now())`;

/** A statement whose text is put together by whoever runs it; runs as the site's own do. */
export function statement<Row>(text: string, params: unknown[] = []): Statement<Row> {
  return neon(env().DATABASE_URL).query(text, params) as unknown as Statement<Row>;
}
