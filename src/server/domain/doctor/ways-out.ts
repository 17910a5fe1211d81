import { Resolver } from 'node:dns/promises';
import { verifyMailServer } from '../mail/verify-mail-server.ts';
import { askOutside, nobodysName } from './ask-outside.ts';
import type { Scene } from './finding.ts';

/** Whom whoever runs the site has named. */
const namedUrls = ['SITE_URL', 'PUBLIC_BOOKING_URL', 'PUBLIC_REVIEWS_URL'];

/** How an examination asks other machines: each question within a time limit, and only where the site names them. */
export function waysOut(
  variables: NodeJS.ProcessEnv,
  timeLimitMs: number,
): Pick<Scene, 'fetch' | 'resolveTxt' | 'verifyMail'> {
  const trusted = namedUrls.flatMap((name) => URL.parse(variables[name] ?? '')?.origin ?? []);
  const resolver = new Resolver({ timeout: timeLimitMs / 2, tries: 2 });
  return {
    fetch: (url) => askOutside(url, { trusted, timeLimitMs }),
    resolveTxt: (name) =>
      nobodysName.test(name)
        ? Promise.reject(Object.assign(new Error('Nobody has this name.'), { code: 'ENOTFOUND' }))
        : resolver.resolveTxt(name),
    verifyMail: (smtpUrl) => verifyMailServer(smtpUrl, timeLimitMs),
  };
}
