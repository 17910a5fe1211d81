/** The portal shows those of so many days. */
export const reportsShownDays = 30;

/**
 * What browsers report by themselves or through our script, as a kind and nothing else: no address, no message, no line of
 * anybody's text. Kinds are ours to name, so that nobody fills a table with theirs.
 */
const directives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'media-src',
  'connect-src',
  'frame-src',
  'frame-ancestors',
  'form-action',
  'base-uri',
  'object-src',
  'worker-src',
  'manifest-src',
];
const errors = [
  'Error',
  'TypeError',
  'ReferenceError',
  'RangeError',
  'SyntaxError',
  'URIError',
  'AggregateError',
  'DOMException',
  'ChunkLoadError',
];
const reportsAtMost = 20;

/**
 * The kinds in a body: of the Reporting API (a list), of the older `report-uri` (an object around one report), or of our own
 * script. What is none of them has none.
 */
export function reportKinds(body: unknown): string[] {
  const list = Array.isArray(body) ? (body as unknown[]).slice(0, reportsAtMost) : [body];
  return list.flatMap((report) => kindOf(report) ?? []);
}

function kindOf(report: unknown): string | undefined {
  const inner =
    member(report, 'csp-report') ??
    (member(report, 'type') === 'csp-violation' ? member(report, 'body') : undefined);
  if (inner !== undefined) {
    const directive =
      member(inner, 'effectiveDirective') ??
      member(inner, 'effective-directive') ??
      member(inner, 'violated-directive');
    return named('policy', directives, typeof directive === 'string' ? directive.split(' ')[0] : undefined);
  }
  const error = member(report, 'error');
  return error === undefined ? undefined : named('error', errors, error);
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function named(kind: string, known: readonly string[], name: unknown): string {
  return `${kind}:${known.find((one) => one === name) ?? 'other'}`;
}
