import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '../../env.ts';
import { getStaffPost } from './staff-posts.ts';

/** Long enough to show a colleague, short enough for a link that needs no sign-in. */
const lifetimeSeconds = 60 * 60;

export interface PreviewLink {
  /** A path of this site. */
  url: string;
  expiresAt: string;
}

/** A link that shows the post as readers would see it, whatever its state; undefined when there is no such post. */
export async function makePreviewLink(postId: string, now = Date.now()): Promise<PreviewLink | undefined> {
  const post = await getStaffPost(postId);
  if (!post) return undefined;
  const expires = Math.floor(now / 1000) + lifetimeSeconds;
  const [key = ''] = env().SESSION_SECRET;
  const query = new URLSearchParams({ expires: String(expires), signature: sign(post.id, expires, key) });
  return { url: `/blog/preview/${post.id}?${query}`, expiresAt: new Date(expires * 1000).toISOString() };
}

/** Whether a link to this post was made here, is unchanged and not over. */
export function isPreviewLinkValid(postId: string, query: URLSearchParams, now = Date.now()): boolean {
  const expires = Number(query.get('expires'));
  const signature = query.get('signature') ?? '';
  if (!Number.isSafeInteger(expires) || expires * 1000 <= now) return false;
  return env().SESSION_SECRET.some((key) => isSame(signature, sign(postId, expires, key)));
}

/** The prefix keeps this signature from standing for anything else the key signs. */
function sign(postId: string, expires: number, key: string): string {
  return createHmac('sha256', key).update(`post-preview:${postId}:${expires}`).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
