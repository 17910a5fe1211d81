import { purgeCache } from '@netlify/functions';
import { env } from '#server/env.ts';

const timeLimitMs = 2_000;

type OnPurge = (tags: readonly string[]) => void;

let onPurge: OnPurge | undefined;

/** For a cache within this process, such as the local server's: it is told of every purge before the host is. */
export function setOnPurge(tell: OnPurge | undefined): void {
  onPurge = tell;
}

/**
 * Lets the host, and this process, forget everything cached under these tags. Never throws: the write before it stands,
 * and what could not be purged is logged and ends with its own time.
 */
export async function purgeTags(tags: string[]): Promise<void> {
  onPurge?.(tags);
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
  await Promise.race([purge, new Promise((resolve) => setTimeout(resolve, timeLimitMs).unref())]);
}

/** The host puts its token into every function (and `purgeCache` reads it there); elsewhere there is no cache to purge. */
function hasHostCache(): boolean {
  return Boolean(process.env['NETLIFY_PURGE_API_TOKEN']) && env().DEPLOY_CONTEXT === 'production';
}
