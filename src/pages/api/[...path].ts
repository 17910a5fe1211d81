import type { APIRoute } from 'astro';

export const prerender = false;

/** Every `/api/…` that no function answers: the functions come first, so only unknown addresses end up here. */
export const ALL: APIRoute = () => {
  const requestId = crypto.randomUUID();
  return Response.json(
    { error: 'There is no such address.', requestId },
    { status: 404, headers: { 'X-Request-Id': requestId, 'Cache-Control': 'no-store' } },
  );
};
