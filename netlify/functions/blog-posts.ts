import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { postItemShape } from '#contracts/answers/post.ts';
import { cacheTags, cacheHeaders, uncachedHeaders } from '#server/cache/headers.ts';
import { listCategory, listPosts, type PostList } from '#server/domain/posts/read-posts.ts';
import { json, problem } from '#server/http/answers.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';
import { withEntityTag } from '#server/http/not-modified.ts';
import { pageLinks } from '#server/http/page-links.ts';

export default endpoint('/api/blog-posts', {
  GET: publicRoute({
    query: ['page', 'q', 'category'],
    answers: { 200: z.array(postItemShape), 304: null },
    handle: async ({ request, url }) => {
      const search = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
      const page = url.searchParams.get('page');
      const category = url.searchParams.get('category');
      const list = category ? await listCategory(category, page, search) : await listPosts(page, search);
      if (list.outcome === 'unknown') return problem(404, 'There is no such category.');
      const answer = json(200, list.posts, headersOf(list, url, search));
      return withEntityTag(request, answer);
    },
  }),
});

/** Kept for everybody under its page and category alone: what else stood in the first one's address stays out. */
function headersOf({ nextPublishAt, isAsLinked, page, hasNext }: PostList, url: URL, search: string) {
  if (search) return uncachedHeaders;
  const pageUrl = new URL(url.pathname, url);
  const category = url.searchParams.get('category');
  if (category) pageUrl.searchParams.set('category', category);
  return {
    ...(isAsLinked
      ? cacheHeaders([cacheTags.list], nextPublishAt, ['page', 'q', 'category'])
      : uncachedHeaders),
    ...pageLinks(pageUrl, { page, hasNext }),
  };
}

export const config: Config = { path: '/api/blog-posts' };
