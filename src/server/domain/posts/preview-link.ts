import { createHmac, timingSafeEqual } from 'node:crypto';
import { read } from '../../db/client.ts';
import { markPreviewsRevoked, selectPreviewRevocation } from '../../db/posts-staff.ts';
import { env } from '../../env.ts';
import { isPostId } from './post-id.ts';
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
  const issued = Math.max(Math.floor(now / 1000), (await revokedUntil(post.id)) + 1);
  const expires = issued + lifetimeSeconds;
  const [key = ''] = env().SESSION_SECRET;
  const query = new URLSearchParams({ expires: String(expires), signature: sign(post.id, expires, key) });
  return { url: `/blog/preview/${post.id}?${query}`, expiresAt: new Date(expires * 1000).toISOString() };
}

/** Ends every link to this post made so far. @returns whether there is such a post */
export async function revokePreviewLinks(postId: string): Promise<boolean> {
  if (!isPostId(postId)) return false;
  return (await read(markPreviewsRevoked(postId))).length > 0;
}

/** Whether a link to this post was made here, is unchanged, not over and not revoked. */
export async function isPreviewLinkValid(
  postId: string,
  query: URLSearchParams,
  now = Date.now(),
): Promise<boolean> {
  const expires = Number(query.get('expires'));
  const signature = query.get('signature') ?? '';
  if (!Number.isSafeInteger(expires) || expires * 1000 <= now) return false;
  if (!env().SESSION_SECRET.some((key) => isSame(signature, sign(postId, expires, key)))) return false;
  return expires - lifetimeSeconds > (await revokedUntil(postId));
}

/** The second up to which links of a post are revoked, 0 where none are. */
async function revokedUntil(postId: string): Promise<number> {
  const [row] = isPostId(postId) ? await read(selectPreviewRevocation(postId)) : [];
  return row?.revokedAt ? Math.floor(row.revokedAt.getTime() / 1000) : 0;
}

/** The prefix keeps this signature from standing for anything else the key signs. */
function sign(postId: string, expires: number, key: string): string {
  return createHmac('sha256', key).update(`post-preview:${postId}:${expires}`).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
