import { defineMiddleware, sequence } from 'astro:middleware';
import { practice } from '#practice/practice.ts';
import { withEntityTag } from '#server/http/not-modified.ts';
import { ownHashes } from '#server/http/own-hashes.ts';
import { describeFailure } from '#server/http/request-log.ts';
import { dataContentSecurityPolicy, defaultHeaders } from '#server/http/security-headers.ts';

/** The pages that play a third party (`/demo/…`) stand in a frame on our own pages; nothing else of ours is ever framed. */
const framedByOurselves = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  const policy = response.headers.get('content-security-policy');
  if (policy && url.pathname.startsWith('/demo/')) {
    response.headers.set(
      'content-security-policy',
      policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    );
  }
  return response;
});

/**
 * What every answer made on demand carries beside the content security policy Astro gives to pages. Built pages get
 * theirs from netlify.toml.
 */
const madeOnDemand = defineMiddleware(async ({ isPrerendered, request, locals }, next) => {
  if (isPrerendered) return next();
  const { netlify } = locals as { netlify?: { context?: { requestId?: string } } };
  try {
    const answer = await next();
    const headers = new Headers(answer.headers);
    const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
    if (!isPage) headers.set('Content-Security-Policy', dataContentSecurityPolicy);
    giveDefaults(headers, netlify?.context?.requestId);
    // No policy can name what Vite brings (scripts/dev/development.ts).
    if (isPage && import.meta.env.DEV) headers.delete('Content-Security-Policy');
    const body = isPage ? await answer.text() : answer.body;
    const policy = headers.get('Content-Security-Policy');
    if (typeof body === 'string' && policy) headers.set('Content-Security-Policy', ownHashes(policy, body));
    return await withEntityTag(request, new Response(body, { status: answer.status, headers }));
  } catch (error) {
    console.error(JSON.stringify({ event: 'page-failed', reason: describeFailure(error) }));
    const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
    giveDefaults(headers, netlify?.context?.requestId);
    const sentence = `Something went wrong on our side. Please try again, or call us at ${practice.phone.display}.`;
    return new Response(sentence, { status: 500, headers });
  }
});

function giveDefaults(headers: Headers, requestId: string = crypto.randomUUID()): void {
  for (const [name, value] of Object.entries(defaultHeaders(requestId)))
    if (!headers.has(name)) headers.set(name, value);
}

export const onRequest = sequence(madeOnDemand, framedByOurselves);
