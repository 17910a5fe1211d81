import { createHmac } from 'node:crypto';
import type { PreviewLink } from '#contracts/answers/post.ts';
import { isUuid } from '#contracts/uuid.ts';
import { insertAuditEntry } from '#server/db/audit-log.ts';
import { repeatable, once, type Actor } from '#server/db/client.ts';
import { markPreviewsRevoked, selectPreviewRevocation } from '#server/db/posts-staff.ts';
import { env } from '#server/env.ts';
import { isSameText } from '../auth/same-text.ts';
import { getStaffPost } from './staff-posts.ts';
import { readWorkingCopy } from './working-copy.ts';

/** Long enough to show a colleague, short enough for a link that needs no sign-in. */
const lifetimeSeconds = 60 * 60;

/** A link that shows the post as readers would see it, whatever its state; undefined when there is no such post. */
export async function makePreviewLink(postId: string, now = Date.now()): Promise<PreviewLink | undefined> {
  const post = await getStaffPost(postId);
  return post && linkTo(post.id, `post-preview:${post.id}`, {}, now);
}

/** The same for what somebody has written and not saved yet; undefined when there is nothing. */
export async function makeCopyPreviewLink(adminId: string, key: string): Promise<PreviewLink | undefined> {
  const { mine } = await readWorkingCopy(adminId, key);
  return mine ? linkTo(mine.key, copySubject(adminId, mine.key), { writer: adminId }) : undefined;
}

const copySubject = (adminId: string, key: string) => `copy-preview:${adminId}:${key}`;

async function linkTo(
  key: string,
  subject: string,
  parameters: Record<string, string>,
  now = Date.now(),
): Promise<PreviewLink> {
  const issued = Math.max(Math.floor(now / 1000), (await revokedUntil(key)) + 1);
  const expires = issued + lifetimeSeconds;
  const [secret = ''] = env().SESSION_SECRET;
  const signature = sign(subject, expires, secret);
  const query = new URLSearchParams({ ...parameters, expires: String(expires), signature });
  return { url: `/blog/preview/${key}?${query}`, expiresAt: new Date(expires * 1000).toISOString() };
}

/** Ends every link to this post made so far. @returns whether there is such a post */
export async function revokePreviewLinks(postId: string, actor: Actor): Promise<boolean> {
  if (!isUuid(postId)) return false;
  const [found] = await repeatable(markPreviewsRevoked(postId));
  if (!found) return false;
  await once(
    insertAuditEntry(actor, { action: 'post.previews-ended', subject: 'blog_posts', subjectId: postId }),
  );
  return true;
}

/** Whether a link to this post was made here, is unchanged, not over and not revoked. */
export async function isPreviewLinkValid(postId: string, query: URLSearchParams): Promise<boolean> {
  return isGood(postId, `post-preview:${postId}`, query);
}

/** Whose unsaved work a link shows, by the same rules; undefined when it shows none. */
export async function writerOfPreview(key: string, query: URLSearchParams): Promise<string | undefined> {
  const writer = query.get('writer') ?? '';
  return writer && (await isGood(key, copySubject(writer, key), query)) ? writer : undefined;
}

async function isGood(key: string, subject: string, query: URLSearchParams): Promise<boolean> {
  const expires = Number(query.get('expires'));
  const signature = query.get('signature') ?? '';
  if (!Number.isSafeInteger(expires) || expires * 1000 <= Date.now()) return false;
  if (!env().SESSION_SECRET.some((secret) => isSameText(signature, sign(subject, expires, secret))))
    return false;
  return expires - lifetimeSeconds > (await revokedUntil(key));
}

/** The second up to which links of a post are revoked, 0 where none are. */
async function revokedUntil(postId: string): Promise<number> {
  const [row] = isUuid(postId) ? await repeatable(selectPreviewRevocation(postId)) : [];
  return row?.revokedAt ? Math.floor(row.revokedAt.getTime() / 1000) : 0;
}

/** The subject's prefix keeps this signature from standing for anything else the key signs. */
function sign(subject: string, expires: number, secret: string): string {
  return createHmac('sha256', secret).update(`${subject}:${expires}`).digest('base64url');
}
