import { providers } from '#practice/providers.ts';
import { type Check, type Finding, type Scene, ok } from './finding.ts';

const timeLimitMs = 8_000;
const partners = [
  {
    subject: 'Booking',
    variable: 'PUBLIC_BOOKING_URL',
    fallback: providers.bookingUrl,
    page: '/new-patients',
  },
  { subject: 'Reviews', variable: 'PUBLIC_REVIEWS_URL', fallback: providers.reviewsUrl, page: '/' },
] as const;

/** Whether the site itself answers, and what other houses show in frames on our pages: there, allowed by them, allowed by us. */
export const checkPartners: Check = async (scene) => {
  const site = await siteItself(scene);
  const findings = await Promise.all(partners.map((partner) => partnerOf(partner, scene)));
  return [site, ...findings];
};

async function siteItself({ variables, fetch }: Scene): Promise<Finding> {
  const subject = 'The site';
  const why = 'It is what patients see.';
  const address = variables['SITE_URL'] ?? '';
  const answer = await ask(fetch, `${address}/api/health/live`);
  if (answer?.ok) return ok(subject, `It answers at ${address}.`, why);
  return {
    subject,
    state: variables['NODE_ENV'] === 'production' ? 'fault' : 'unknown',
    seen: `Nothing of ours answers at ${address || 'SITE_URL, which is not set'}.`,
    why,
    cure: 'Start it (npm start), or see whether SITE_URL and the name’s DNS entry are right.',
  };
}

async function partnerOf(
  { subject, variable, fallback, page }: (typeof partners)[number],
  { variables, fetch }: Scene,
): Promise<Finding> {
  const why = `Without it patients see an empty frame where ${subject.toLowerCase()} should be.`;
  const address = variables[variable] || fallback;
  const fault = (seen: string, cure: string): Finding => ({ subject, state: 'fault', seen, why, cure });
  if (address.startsWith('/'))
    return {
      subject,
      state: 'warning',
      seen: 'It is the demo’s own page; nobody can book or read there.',
      why,
      cure: `Set ${variable} to the address your provider gives you, and build again.`,
    };
  const answer = await ask(fetch, address);
  if (!answer?.ok)
    return fault(
      answer ? `${address} answers ${answer.status}.` : `${address} does not answer.`,
      `Open it in a browser. If it is gone there too, ask your provider for the right address and set ${variable}.`,
    );
  const site = originOf(variables['SITE_URL']);
  if (refusesFrames(answer.headers, site))
    return fault(
      `${address} does not let itself be shown in our pages.`,
      `Ask your provider to allow ${site ?? 'your site'} as a place to embed it, or for the address that is made for embedding.`,
    );
  const ours = await ask(fetch, `${variables['SITE_URL'] ?? ''}${page}`);
  const policy = ours?.headers.get('content-security-policy');
  if (policy && !policy.includes(originOf(address) ?? address))
    return fault(
      `Our own pages do not allow frames of ${originOf(address) ?? address}.`,
      `The site was built before ${variable} was set: build and publish it again.`,
    );
  return ok(subject, `${address} answers and may stand in our pages.`, why);
}

function refusesFrames(headers: Headers, site: string | undefined): boolean {
  const ancestors = /frame-ancestors([^;]*)/i.exec(headers.get('content-security-policy') ?? '')?.[1];
  // Where both are said, browsers go by the policy.
  if (ancestors !== undefined)
    return !(/\*(?:\s|$)|https:(?:\s|$)/.test(ancestors) || (site && ancestors.includes(site)));
  return headers.has('x-frame-options');
}

async function ask(fetch: Scene['fetch'], address: string): Promise<Response | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeLimitMs) });
    await answer.body?.cancel();
    return answer;
  } catch {
    return undefined;
  }
}

const originOf = (url = '') => (URL.canParse(url) ? new URL(url).origin : undefined);
