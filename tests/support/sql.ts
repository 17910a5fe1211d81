import { neon } from '@neondatabase/serverless';
import { env } from '#server/env.ts';

/** Looks into the test's database past everything that is tested. */
export async function sql(text: string, params: unknown[] = []): Promise<Record<string, unknown>[]> {
  return neon(env().DATABASE_URL).query(text, params);
}
