import { SiteAnswered, type fetchPicture } from './fetch-picture.ts';
import type { FormerSite } from './former-site.ts';

/** After so many pictures in a row without any answer the site is taken for gone: each could cost 20 seconds. */
const failuresInARow = 5;

/** Fetches pictures of the former site, and of no other. */
export function askOldSite(site: FormerSite, fetchFile: typeof fetchPicture) {
  let failures = 0;
  return async (pictureUrl: string): Promise<Buffer> => {
    const url = photonless(pictureUrl);
    if (!site.isOwn(url)) throw new Error('it is on another website');
    if (failures >= failuresInARow)
      throw new Error('the site has stopped answering, and was not asked any more');
    try {
      const file = await fetchFile(url.href, { mayFollow: (next) => site.isOwn(next) });
      failures = 0;
      return file;
    } catch (error) {
      failures = error instanceof SiteAnswered ? 0 : failures + 1;
      throw error;
    }
  };
}

/** WordPress.com serves other sites' pictures from a host of its own, with the site's URL behind it. */
function photonless(pictureUrl: string): URL {
  const url = new URL(pictureUrl);
  return /^i\d\.wp\.com$/.test(url.hostname) ? new URL(`https:/${url.pathname}`) : url;
}
