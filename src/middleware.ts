import { defineMiddleware, sequence } from 'astro:middleware';
import { env } from '#server/env.ts';
import { withEntityTag } from '#server/http/not-modified.ts';
import { dataContentSecurityPolicy, securityHeaders } from '#server/http/security-headers.ts';

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
const madeOnDemand = defineMiddleware(async ({ isPrerendered, request }, next) => {
  const answer = await next();
  if (isPrerendered) return answer;
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(securityHeaders))
    if (!headers.has(name)) headers.set(name, value);
  // Files of a preview carry the same header from the build (scripts/deploy).
  if (env().DEPLOY_CONTEXT === 'preview') headers.set('X-Robots-Tag', 'noindex, nofollow');
  if (!headers.get('Content-Type')?.startsWith('text/html'))
    headers.set('Content-Security-Policy', dataContentSecurityPolicy);
  return withEntityTag(request, new Response(answer.body, { status: answer.status, headers }));
});

export const onRequest = sequence(madeOnDemand, framedByOurselves);
