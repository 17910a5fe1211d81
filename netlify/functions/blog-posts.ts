import type { Config } from '@netlify/functions';
import { cacheTags, cacheHeaders } from '#server/cache/headers.ts';
import { listPosts } from '#server/domain/posts/read-posts.ts';
import { json } from '#server/http/answers.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';
import { withEntityTag } from '#server/http/not-modified.ts';
import { pageLinks } from '#server/http/page-links.ts';

export default endpoint('/api/blog-posts', {
  GET: publicRoute({
    handle: async ({ request, url }) => {
      const { posts, nextPublishAt, page, hasNext } = await listPosts(url.searchParams.get('page'));
      const answer = json(200, posts, {
        ...cacheHeaders([cacheTags.list], nextPublishAt, ['page']),
        // Kept for everybody under its page alone: what else stood in the first one's address stays out.
        ...pageLinks(new URL(url.pathname, url), { page, hasNext }),
      });
      return withEntityTag(request, answer);
    },
  }),
});

export const config: Config = { path: '/api/blog-posts' };
