import type { Config } from '@netlify/functions';
import { movedPostShape, postShape } from '#contracts/answers/post.ts';
import { cacheTags, cacheHeaders, uncachedHeaders } from '#server/cache/headers.ts';
import { findPost } from '#server/domain/posts/read-posts.ts';
import { json, problem } from '#server/http/answers.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';
import { withEntityTag } from '#server/http/not-modified.ts';

export default endpoint('/api/blog-posts/:slug', {
  GET: publicRoute({
    answers: { 200: postShape, 301: movedPostShape, 304: null },
    handle: async ({ request, params }) => {
      const found = await findPost(params['slug'] ?? '');
      switch (found.outcome) {
        case 'found':
          return withEntityTag(
            request,
            json(200, found.post, cacheHeaders([cacheTags.post(found.post.id)], null)),
          );
        case 'moved':
          return json(
            301,
            { slug: found.slug },
            { Location: `/api/blog-posts/${found.slug}`, ...uncachedHeaders },
          );
        case 'unknown':
          return problem(404, 'Blog post not found');
      }
    },
  }),
});

export const config: Config = { path: '/api/blog-posts/:slug' };
