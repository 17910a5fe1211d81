import type { APIRoute } from 'astro';

/** Stands where Astro's own image endpoint would be: that one needs an image library the page function does not carry. */
export const GET: APIRoute = () =>
  new Response('Not found', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
