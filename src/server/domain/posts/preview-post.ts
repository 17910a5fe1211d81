import type { Post } from '#contracts/answers/post.ts';
import { categoryOf } from '#practice/post-categories.ts';
import { summarize } from './post-view.ts';
import { storableHtml, storablePicture } from './prepare-post.ts';
import { isPreviewLinkValid, writerOfPreview } from './preview-link.ts';
import { getStaffPost } from './staff-posts.ts';
import { readWorkingCopy } from './working-copy.ts';

type Preview = { outcome: 'found'; post: Post } | { outcome: 'unknown' };

/**
 * What a preview link was signed for, as readers would see it: a post, whatever its state outside the trash, or somebody's
 * unsaved work on one.
 */
export async function findPreview(id: string, query: URLSearchParams): Promise<Preview> {
  const writer = await writerOfPreview(id, query);
  if (writer !== undefined) return findCopy(writer, id);
  const post = (await isPreviewLinkValid(id, query)) ? await getStaffPost(id) : undefined;
  return post ? shown(post) : { outcome: 'unknown' };
}

async function findCopy(writer: string, key: string): Promise<Preview> {
  const { mine } = await readWorkingCopy(writer, key);
  if (!mine) return { outcome: 'unknown' };
  const savedAt = mine.savedAt.toISOString();
  const { title, slug, content, excerpt, featuredImage, imageAlt, category } = mine.fields;
  return shown({
    id: mine.key,
    title: title.trim() || 'Untitled',
    slug,
    content: await storableHtml(content),
    excerpt: excerpt.trim() || null,
    featuredImage: (await storablePicture(featuredImage)) ?? null,
    imageAlt: imageAlt.trim() || null,
    category: categoryOf(category)?.slug ?? null,
    createdAt: savedAt,
    updatedAt: savedAt,
  });
}

function shown(post: Omit<Post, 'excerpt' | 'readingMinutes'> & { excerpt: string | null }): Preview {
  const { plainExcerpt, readingMinutes } = summarize(post.content);
  return { outcome: 'found', post: { ...post, excerpt: post.excerpt ?? plainExcerpt, readingMinutes } };
}
