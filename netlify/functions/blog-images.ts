import type { Config } from '@netlify/functions';
import { cacheTags } from '#server/cache/headers.ts';
import { readPicture } from '#server/domain/images/read-image.ts';
import { problem } from '#server/http/answers.ts';
import { endpoint, publicRoute } from '#server/http/endpoint.ts';
import { isKnown } from '#server/http/not-modified.ts';

export default endpoint('/api/blog-images/:id', {
  GET: publicRoute({
    query: ['w'],
    answers: { 200: 'image/*', 304: null },
    handle: async ({ request, url, params }) => {
      const width = Number(url.searchParams.get('w')) || undefined;
      const picture = await readPicture(params['id'] ?? '', width);
      if (!picture) return problem(404, 'There is no such image.');
      const headers = {
        ETag: picture.etag,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Netlify-CDN-Cache-Control': 'public, durable, max-age=31536000, immutable',
        'Netlify-Cache-Tag': cacheTags.image(params['id'] ?? ''),
        'Netlify-Vary': 'query=w',
        'Content-Security-Policy': "default-src 'none'; sandbox",
      };
      if (isKnown(request, picture.etag)) return new Response(null, { status: 304, headers });
      return new Response(picture.data, {
        headers: {
          ...headers,
          'Content-Type': picture.contentType,
          'Content-Length': String(picture.data.length),
        },
      });
    },
  }),
});

export const config: Config = { path: '/api/blog-images/:id' };
