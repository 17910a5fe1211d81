import type { PostItem } from '#contracts/answers/post.ts';
import type { FoundPage } from './search-pages.ts';

const mostPosts = 8;

/** The blog's own search. @throws Error where it does not answer */
export async function searchPosts(search: string, signal: AbortSignal): Promise<FoundPage[]> {
  const answer = await fetch(`/api/blog-posts?${new URLSearchParams({ q: search })}`, { signal });
  if (!answer.ok) throw new Error(`${answer.status}`);
  const posts = (await answer.json()) as PostItem[];
  return posts
    .slice(0, mostPosts)
    .map(({ slug, title, excerpt }) => ({ path: `/blog/${slug}`, title, excerpt }));
}
