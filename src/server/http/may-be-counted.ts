/** Names programs go by; browsers have none of them in theirs. */
const programs =
  /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|python|curl|wget|java|okhttp|axios|^$/i;

/** Global Privacy Control, and Do Not Track before it. */
export function asksNotToBeCounted({ headers }: Request): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
}

/**
 * Whether a call is one of somebody's browser, as cheaply as it can be said: browsers say where a call comes from, most
 * programs do not, and many give their name. Nothing of it is kept.
 */
export function isOfABrowser({ headers }: Request): boolean {
  const saysWhereFrom = headers.has('sec-fetch-site') || headers.has('origin');
  return saysWhereFrom && !programs.test(headers.get('user-agent') ?? '');
}
