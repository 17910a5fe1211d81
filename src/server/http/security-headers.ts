/**
 * The headers every answer carries, whoever gives it: functions through `endpoint.ts`, on-demand pages through
 * `src/middleware.ts`, files through `netlify.toml` (a test holds the three together).
 */
export const securityHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
} as const;

/** Nothing in a JSON answer is to be run, framed or loaded. */
export const dataContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'";
