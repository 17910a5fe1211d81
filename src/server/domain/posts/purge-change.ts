import { cacheTags } from '#server/cache/headers.ts';
import { purgeTags } from '#server/cache/purge.ts';

/** How a post stood before and after a write, as far as readers are concerned. */
export interface PostChangeForReaders {
  id: string;
  before: ReaderStanding;
  after: ReaderStanding;
}

interface ReaderStanding {
  isPublic: boolean;
  isScheduled: boolean;
  /** The time it is ordered by. */
  shownAt: Date;
}

/** Exactly what shows the post, or could: nothing for a draft that stays one. */
function tagsToPurge({ id, before, after }: PostChangeForReaders): string[] {
  const overviews = [cacheTags.list, cacheTags.feed, cacheTags.sitemap];
  const isMoved = before.isPublic !== after.isPublic || before.shownAt.getTime() !== after.shownAt.getTime();
  const order = isMoved ? [cacheTags.order] : [];
  if (before.isPublic || after.isPublic) return [...overviews, ...order, cacheTags.post(id)];
  // What is kept ends when the next scheduled post is due, so a new due time makes it end too late.
  return before.isScheduled || after.isScheduled ? [...overviews, cacheTags.order] : [];
}

/** Lets readers' caches forget what a write made wrong. The write stands whatever becomes of this. */
export async function purgeChange(change: PostChangeForReaders): Promise<void> {
  await purgeTags(tagsToPurge(change));
}
