import { repeatable } from '#server/db/client.ts';
import { selectPostsVersion } from '#server/db/posts-version.ts';
import { sharedRead } from './shared-read.ts';

/** A database that does not say it in time is one the page itself had better ask. */
const timeLimitMs = 500;

/**
 * What the posts are like now, in a word that differs after each change, whoever makes it; undefined where the database
 * does not say.
 */
export const postsVersion: () => Promise<string | undefined> = sharedRead(async () => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeLimitMs);
  });
  const asked = repeatable(selectPostsVersion()).then(
    ([row]) => row?.version,
    () => undefined,
  );
  return Promise.race([asked, limit]).finally(() => clearTimeout(timer));
});
