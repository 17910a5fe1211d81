import { sql, type Statement } from './client.ts';

/** Differs after every change of a post, by whichever server. No row, or a former one's, never stands for two states. */
export function selectPostsVersion(): Statement<{ version: string }> {
  return sql<{ version: string }>`select version::text as version from posts_version`;
}
