import type { Post } from '../../../contracts/post.ts';
import { readOff } from './post-view.ts';
import { isPreviewLinkValid } from './preview-link.ts';
import { readableHtml } from './readable-html.ts';
import { getStaffPost } from './staff-posts.ts';

/** The post a preview link was signed for, as readers would see it, whatever its state outside the trash. */
export async function findPreview(
  id: string,
  query: URLSearchParams,
): Promise<{ outcome: 'found'; post: Post } | { outcome: 'unknown' }> {
  const post = (await isPreviewLinkValid(id, query)) ? await getStaffPost(id) : undefined;
  if (!post) return { outcome: 'unknown' };
  const content = readableHtml(post.content);
  const { plainExcerpt } = readOff(content);
  return { outcome: 'found', post: { ...post, content, excerpt: post.excerpt ?? plainExcerpt } };
}
