/**
 * How the MDN HTTP Observatory (version 5 of its algorithm) scores an answer of a site on https that sets no cookie, loads
 * scripts from itself alone and has no CORS: 100 and what each header adds or takes away. 130 is the most there is
 * without a place in the browsers' HSTS list and without SRI.
 */
type Headers = ReadonlyMap<string, string>;

const broad = /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/;
const inline = /^('unsafe-inline'|data:)$/;
const sixMonthsSeconds = 15_768_000;

export function observatoryScore(headers: Headers): number {
  return (
    100 +
    [policy, transport, sniffing, framing, referrer, sharing].reduce((sum, test) => sum + test(headers), 0)
  );
}

function directives(headers: Headers): Map<string, string[]> {
  const parts = (headers.get('content-security-policy') ?? '')
    .split(';')
    .map((part) => part.trim().split(/\s+/));
  return new Map(parts.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]));
}

function policy(headers: Headers): number {
  const csp = directives(headers);
  if (csp.size === 0) return -25;
  const fallback = csp.get('default-src') ?? ['*'];
  const scripts = csp.get('script-src') ?? fallback;
  const styles = csp.get('style-src') ?? fallback;
  const objects = csp.get('object-src') ?? fallback;
  if (scripts.some((source) => broad.test(source) || inline.test(source))) return -20;
  if (objects.some((source) => broad.test(source))) return -20;
  if ([...csp.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (styles.some((source) => broad.test(source) || inline.test(source))) return 0;
  return fallback.join() === "'none'" ? 10 : 5;
}

function transport(headers: Headers): number {
  const maxAge = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
  if (maxAge === undefined) return -20;
  return Number(maxAge) >= sixMonthsSeconds ? 0 : -10;
}

function sniffing(headers: Headers): number {
  return headers.get('x-content-type-options') === 'nosniff' ? 0 : -5;
}

function framing(headers: Headers): number {
  if (directives(headers).has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
}

function referrer(headers: Headers): number {
  const value = headers.get('referrer-policy');
  if (value === undefined) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value) ? 5 : -5;
}

function sharing(headers: Headers): number {
  return /^same-(origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0;
}
