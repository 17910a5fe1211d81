import type { Config } from '@netlify/functions';
import { movedPostShape } from '#contracts/answers/post.ts';
import { shareImagePath } from '#contracts/image.ts';
import { cacheTags, cacheHeaders, uncachedHeaders } from '#server/cache/headers.ts';
import { findShareImage } from '#server/domain/posts/read-posts.ts';
import { json, problem } from '#server/http/answers.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';
import { withEntityTag } from '#server/http/not-modified.ts';

export default endpoint('/api/blog-posts/:slug/share-image', {
  GET: publicRoute({
    answers: { 200: 'image/png', 301: movedPostShape, 304: null },
    handle: async ({ request, params }) => {
      const found = await findShareImage(params['slug'] ?? '');
      if (found.outcome === 'moved')
        return json(301, { slug: found.slug }, { Location: shareImagePath(found.slug), ...uncachedHeaders });
      if (found.outcome === 'unknown') return problem(404, 'There is no such image.');
      const headers = { ...cacheHeaders([cacheTags.post(found.id)], null), 'Content-Type': 'image/png' };
      return withEntityTag(request, new Response(found.data, { headers }));
    },
  }),
});

export const config: Config = { path: '/api/blog-posts/:slug/share-image' };
