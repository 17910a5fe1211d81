import { isPreview } from '#server/env.ts';

/**
 * The headers every answer carries, whoever gives it: functions through `endpoint.ts`, on-demand pages through
 * `src/middleware.ts`, files through `netlify.toml` (a test holds the three together), and what the local server
 * answers by itself.
 */
export const securityHeaders = {
  // This very name alone: what else lives under the practice's domain is not ours to promise (docs/deploy.md).
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  // Where browsers report what the policy of a page kept out.
  'Reporting-Endpoints': 'csp="/api/reports"',
} as const;

/** Nothing in a JSON answer is to be run, framed or loaded. */
export const dataContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Of a file that is no page: opened by itself, a browser may show its own picture or film in it, and no more. */
export const fileContentSecurityPolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What an answer carries before anybody has said anything about it; whoever knows better sets it anew. */
export function defaultHeaders(requestId: string): Record<string, string> {
  return {
    ...securityHeaders,
    'X-Request-Id': requestId,
    'Content-Security-Policy': dataContentSecurityPolicy,
    // Files of a preview carry the same header from the build (scripts/deploy).
    ...(isPreview() && { 'X-Robots-Tag': 'noindex, nofollow' }),
  };
}
