import { sql, write } from './client.ts';

/** One attempt, no retries: whoever asks for health wants to know about now. */
export async function pingDatabase(): Promise<void> {
  await write(sql`select 1`);
}
