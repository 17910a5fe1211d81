import type { APIRoute } from 'astro';
import { categoryOf } from '#practice/post-categories.ts';
import { practice } from '#practice/practice.ts';
import { listForFeed } from '#server/domain/posts/read-posts.ts';
import { orUnavailable } from '#server/pages/availability.ts';
import { feedXml } from '#server/pages/feed.ts';
import { feedHeaders, noStoreHeaders, unavailableHeaders } from '#server/pages/headers.ts';

export const prerender = false;

export const GET: APIRoute = async ({ site, params }) => {
  const category = categoryOf(params['category']);
  if (!category) return new Response('There is no such category.', { status: 404, headers: noStoreHeaders });
  const list = await orUnavailable(listForFeed(category.slug));
  if (list.outcome === 'unavailable')
    return new Response('The feed cannot be read right now.', {
      status: 503,
      headers: unavailableHeaders(list),
    });
  return new Response(feedXml(list.posts, site ?? practice.siteUrl, category), {
    headers: feedHeaders(list),
  });
};
