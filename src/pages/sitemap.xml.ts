import type { APIRoute } from 'astro';
import { practice } from '#practice/practice.ts';
import { orUnavailable } from '#server/domain/posts/availability.ts';
import { unavailableHeaders } from '#server/domain/posts/page-headers.ts';
import { listForSitemap } from '#server/domain/posts/read-posts.ts';
import { cacheTags, keptAnswer } from '#server/domain/posts/reader-cache.ts';
import { sitemapXml } from '#server/domain/posts/sitemap.ts';

export const prerender = false;

export const GET: APIRoute = async ({ site }) => {
  const list = await orUnavailable(listForSitemap());
  if (list.outcome === 'unavailable')
    return new Response('The sitemap cannot be read right now.', {
      status: 503,
      headers: unavailableHeaders(list),
    });
  return new Response(sitemapXml(list.posts, site ?? practice.siteUrl), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      ...keptAnswer([cacheTags.sitemap], list.nextPublishAt),
    },
  });
};
