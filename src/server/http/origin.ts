/**
 * Whether a request that changes something may come from where it comes from.
 * Browsers say it in `Sec-Fetch-Site`; older ones only in `Origin`; what has neither is no browser and carries no
 * cookie that anybody else could ride on.
 */
export function comesFromThisSite(request: Request, siteOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  return origin === siteOrigin || origin === new URL(request.url).origin;
}

/** What a script asks for, and what somebody opens by its address. */
const askedForItself = ['empty', 'document'];

/**
 * Whether a page loads this as a part of itself: a picture, a frame, a script. Such a request carries the cookie of whoever
 * looks at the page, whoever wrote the page.
 */
export function isPartOfAPage(request: Request): boolean {
  const destination = request.headers.get('sec-fetch-dest');
  return destination !== null && !askedForItself.includes(destination);
}
