import { sql, once } from './client.ts';

/** One attempt, no retries: whoever asks for health wants to know about now. */
export async function pingDatabase(): Promise<void> {
  await once(sql`select 1`);
}
