import type { Config } from '@netlify/functions';
import { cacheTags, cacheHeaders, uncachedHeaders } from '#server/cache/headers.ts';
import { findTitle } from '#server/domain/posts/read-posts.ts';
import { drawShareImage } from '#server/domain/posts/share-image/draw-share-image.ts';
import { drawableTitle } from '#server/domain/posts/share-image/drawable-title.ts';
import { shareImagePath } from '#server/domain/posts/share-image/share-image.ts';
import { json, problem } from '#server/http/answers.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';
import { withEntityTag } from '#server/http/not-modified.ts';

export default endpoint('/api/blog-posts/:slug/share-image', {
  GET: publicRoute({
    handle: async ({ request, params }) => {
      const found = await findTitle(params['slug'] ?? '');
      if (found.outcome === 'moved')
        return json(301, { slug: found.slug }, { Location: shareImagePath(found.slug), ...uncachedHeaders });
      const title = found.outcome === 'found' ? drawableTitle(found.title) : null;
      if (found.outcome === 'unknown' || title === null) return problem(404, 'There is no such image.');
      const headers = { ...cacheHeaders([cacheTags.post(found.id)], null), 'Content-Type': 'image/png' };
      return withEntityTag(request, new Response(await drawShareImage(title), { headers }));
    },
  }),
});

export const config: Config = { path: '/api/blog-posts/:slug/share-image' };
