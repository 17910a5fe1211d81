import type { APIRoute } from 'astro';
import { practice } from '#practice/practice.ts';
import { orUnavailable } from '#server/domain/posts/availability.ts';
import { feedXml } from '#server/domain/posts/feed.ts';
import { unavailableHeaders } from '#server/domain/posts/page-headers.ts';
import { listForFeed } from '#server/domain/posts/read-posts.ts';
import { cacheTags, keptAnswer } from '#server/domain/posts/reader-cache.ts';

export const prerender = false;

export const GET: APIRoute = async ({ site }) => {
  const list = await orUnavailable(listForFeed());
  if (list.outcome === 'unavailable')
    return new Response('The feed cannot be read right now.', {
      status: 503,
      headers: unavailableHeaders(list),
    });
  return new Response(feedXml(list.posts, site ?? practice.siteUrl), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      ...keptAnswer([cacheTags.feed], list.nextPublishAt),
    },
  });
};
