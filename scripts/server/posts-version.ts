import { repeatable } from '#server/db/client.ts';
import { selectPostsVersion } from '#server/db/posts-public.ts';
import { withinTimeLimit } from '#server/time-limit.ts';
import { sharedRead } from './shared-read.ts';

/** A database that does not say it in time is one the page itself had better ask. */
const timeLimitMs = 500;

/**
 * What the posts are like now, in a word that differs after each change, whoever makes it; undefined where the database
 * does not say.
 */
export const postsVersion: () => Promise<string | undefined> = sharedRead(async () => {
  const tookTooLong = () => new Error('The version of the posts took too long.');
  const asked = withinTimeLimit(repeatable(selectPostsVersion()), timeLimitMs, tookTooLong);
  const [row] = await asked.catch(() => []);
  return row?.version;
});
