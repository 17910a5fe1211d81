import type { PostState } from '#contracts/post.ts';
import { cacheTags } from '#server/cache/headers.ts';
import { purgeTags } from '#server/cache/purge.ts';

/** How a post stands, as far as readers are concerned. */
interface ReaderStanding {
  isPublic: boolean;
  isScheduled: boolean;
  /** The time it is ordered by. */
  shownAt: Date;
}

export const standingOf = ({ state, shownAt }: { state: PostState; shownAt: Date }): ReaderStanding => ({
  isPublic: state === 'published',
  isScheduled: state === 'scheduled',
  shownAt,
});

interface PostChangeForReaders {
  id: string;
  before: ReaderStanding;
  after: ReaderStanding;
}

/**
 * Lets readers' caches forget what a write made wrong: exactly what shows the post, or could, so nothing for a draft that
 * stays one. The write stands whatever becomes of this.
 */
export async function purgeChange({ id, before, after }: PostChangeForReaders): Promise<void> {
  const overviews = [cacheTags.list, cacheTags.feed, cacheTags.sitemap];
  const isMoved = before.isPublic !== after.isPublic || before.shownAt.getTime() !== after.shownAt.getTime();
  const order = isMoved ? [cacheTags.order] : [];
  if (before.isPublic || after.isPublic) await purgeTags([...overviews, ...order, cacheTags.post(id)]);
  // What is kept ends when the next scheduled post is due, so a new due time makes it end too late.
  else if (before.isScheduled || after.isScheduled) await purgeTags([...overviews, cacheTags.order]);
}
