import type { Post, PostItem } from '#contracts/answers/post.ts';
import { ApiError, call } from './client.ts';

/** The key of a read starts with its address, so that what is cached can be named by it. */
export function postsKey(page: number, category?: string): readonly [string] {
  const query = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(category && { category }),
  });
  return [query.size > 0 ? `/api/blog-posts?${query}` : '/api/blog-posts'];
}

export const postKey = (slug: string) => [`/api/blog-posts/${encodeURIComponent(slug)}`] as const;

async function fetchNamed<Answer>(name: string, url: string, signal?: AbortSignal): Promise<Answer> {
  try {
    return await call<Answer>(url, signal ? { signal } : {});
  } catch (cause) {
    throw new Error(`Failed to fetch ${name}`, { cause });
  }
}

/** @throws Error 'Failed to fetch blog posts', its cause what happened. */
export const fetchPosts = (url: string, signal?: AbortSignal) =>
  fetchNamed<PostItem[]>('blog posts', url, signal);

/** @throws Error 'Failed to fetch blog post', its cause what happened. */
export const fetchPost = (url: string, signal?: AbortSignal) => fetchNamed<Post>('blog post', url, signal);

/** Whether a failed read means that there is nothing to read, rather than that it cannot be read now. */
export function isMissing(error: Error): boolean {
  return error.cause instanceof ApiError && error.cause.status === 404;
}
