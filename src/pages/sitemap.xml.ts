import type { APIRoute } from 'astro';
import { practice } from '#practice/practice.ts';
import { listForSitemap } from '#server/domain/posts/read-posts.ts';
import { orUnavailable } from '#server/pages/availability.ts';
import { sitemapHeaders, unavailableHeaders } from '#server/pages/headers.ts';
import { sitemapXml } from '#server/pages/sitemap.ts';

export const prerender = false;

export const GET: APIRoute = async ({ site }) => {
  const list = await orUnavailable(listForSitemap());
  if (list.outcome === 'unavailable')
    return new Response('The sitemap cannot be read right now.', {
      status: 503,
      headers: unavailableHeaders(list),
    });
  return new Response(sitemapXml(list.posts, site ?? practice.siteUrl, list.categories), {
    headers: sitemapHeaders(list),
  });
};
