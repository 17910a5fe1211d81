import type { StaffPost } from '#contracts/answers/post.ts';
import type { NewPost, PostChange, PostSorting, PostState } from '#contracts/post.ts';
import { call } from './client.ts';

/** Posts as staff work with them; reads through React Query take their address from here. */
export const staffPostsUrl = '/api/admin/blog-posts';

const postUrl = (id: string) => `${staffPostsUrl}/${encodeURIComponent(id)}`;

interface StaffPostSearch {
  page: number;
  q: string;
  state: PostState | 'all';
  sorting: PostSorting;
  /** A slug, `none` for those without one, `all`. */
  category: string;
}

export function staffPostSearchUrl({ page, q, state, sorting, category }: StaffPostSearch): string {
  const query = new URLSearchParams();
  if (page > 1) query.set('page', String(page));
  if (q) query.set('q', q);
  if (state !== 'all') query.set('state', state);
  if (category !== 'all') query.set('category', category);
  if (sorting !== 'newest') query.set('sort', sorting);
  return query.size > 0 ? `${staffPostsUrl}?${query}` : staffPostsUrl;
}

export const revisionsUrl = (postId: string) => `${postUrl(postId)}/revisions`;
export const revisionUrl = (postId: string, id: string) =>
  `${revisionsUrl(postId)}/${encodeURIComponent(id)}`;

export const readPost = (id: string) => call<StaffPost>(postUrl(id));
export const createPost = (post: NewPost) => call<StaffPost>(staffPostsUrl, { method: 'POST', body: post });
export const updatePost = (id: string, change: PostChange) =>
  call<StaffPost>(postUrl(id), { method: 'PUT', body: change });
export const trashPost = (id: string) => call<undefined>(postUrl(id), { method: 'DELETE' });
export const restorePost = (id: string) => call<StaffPost>(`${postUrl(id)}/restore`, { method: 'POST' });
/** A moment after the deletion: the post is again what it was, published if it was. */
export const undoTrash = (id: string) =>
  call<StaffPost>(`${postUrl(id)}/restore`, { method: 'POST', body: { undo: true } });
/** A link that shows a post as readers would see it, whatever its state. */
export const makePreviewLink = (id: string) =>
  call<{ url: string }>(`${postUrl(id)}/preview`, { method: 'POST' });
/** Every such link made so far shows nothing any more. */
export const endPreviewLinks = (id: string) =>
  call<undefined>(`${postUrl(id)}/preview`, { method: 'DELETE' });
