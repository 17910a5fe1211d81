import type { APIRoute } from 'astro';
import { practice } from '#practice/practice.ts';
import { listForFeed } from '#server/domain/posts/read-posts.ts';
import { orUnavailable } from '#server/pages/availability.ts';
import { feedXml } from '#server/pages/feed.ts';
import { feedHeaders, unavailableHeaders } from '#server/pages/headers.ts';

export const prerender = false;

export const GET: APIRoute = async ({ site }) => {
  const list = await orUnavailable(listForFeed());
  if (list.outcome === 'unavailable')
    return new Response('The feed cannot be read right now.', {
      status: 503,
      headers: unavailableHeaders(list),
    });
  return new Response(feedXml(list.posts, site ?? practice.siteUrl), { headers: feedHeaders(list) });
};
