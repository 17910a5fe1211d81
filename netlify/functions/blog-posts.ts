import type { Config } from '@netlify/functions';
import { cacheTags, cacheHeaders, uncachedHeaders } from '#server/cache/headers.ts';
import { listPosts, type PostList } from '#server/domain/posts/read-posts.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';
import { withEntityTag } from '#server/http/not-modified.ts';
import { pageLinks } from '#server/http/page-links.ts';

export default endpoint('/api/blog-posts', {
  GET: publicRoute({
    handle: async ({ request, url }) => {
      const search = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
      const list = await listPosts(url.searchParams.get('page'), search);
      const answer = json(200, list.posts, search ? uncachedHeaders : keptHeaders(list, url));
      return withEntityTag(request, answer);
    },
  }),
});

/** Kept for everybody under its page alone: what else stood in the first one's address stays out. */
function keptHeaders({ nextPublishAt, page, hasNext }: PostList, url: URL): Record<string, string> {
  return {
    ...cacheHeaders([cacheTags.list], nextPublishAt, ['page', 'q']),
    ...pageLinks(new URL(url.pathname, url), { page, hasNext }),
  };
}

export const config: Config = { path: '/api/blog-posts' };
