import { purgeCache } from '@netlify/functions';
import { env } from '#server/env.ts';
import { forgetHere } from './process-cache.ts';
import { cacheTags } from './reader-cache.ts';

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

const patienceMs = 2_000;

/** Lets the host forget what a write made wrong. The write stands whatever becomes of this. */
export async function announceChange(change: PostChangeForReaders): Promise<void> {
  await purgeTags(tagsToPurge(change));
}

/** Lets the host, and this process, forget everything kept under these tags. */
export async function purgeTags(tags: string[]): Promise<void> {
  forgetHere(tags);
  if (tags.length === 0 || !hasHostCache()) return;
  const purge = purgeCache({ tags }).catch((error: unknown) => {
    console.error(
      JSON.stringify({
        event: 'purge-failed',
        tags,
        reason: error instanceof Error ? error.name : 'unknown',
      }),
    );
  });
  await Promise.race([purge, new Promise((resolve) => setTimeout(resolve, patienceMs).unref())]);
}

/** The host puts its token into every function (and `purgeCache` reads it there); elsewhere there is no cache to purge. */
function hasHostCache(): boolean {
  return Boolean(process.env['NETLIFY_PURGE_API_TOKEN']) && env().DEPLOY_CONTEXT === 'production';
}
