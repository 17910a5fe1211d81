import type { Config } from '@netlify/functions';
import { findPost } from '#server/domain/posts/read-posts.ts';
import { cacheTags, keptAnswer, passingAnswer } from '#server/domain/posts/reader-cache.ts';
import { json, problem } from '#server/http/answers.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';
import { withEntityTag } from '#server/http/not-modified.ts';

export default endpoint('/api/blog-posts/:slug', {
  GET: publicRoute({
    handle: async ({ request, params }) => {
      const found = await findPost(params['slug'] ?? '');
      switch (found.outcome) {
        case 'found':
          return withEntityTag(
            request,
            json(200, found.post, keptAnswer([cacheTags.post(found.post.id)], null)),
          );
        case 'moved':
          return json(
            301,
            { slug: found.slug },
            { Location: `/api/blog-posts/${found.slug}`, ...passingAnswer },
          );
        case 'unknown':
          return problem(404, 'Blog post not found');
      }
    },
  }),
});

export const config: Config = { path: '/api/blog-posts/:slug' };
