import type { Finding } from '#contracts/answers/doctor.ts';
import { factSchemas } from '#contracts/facts.ts';
import { type Providers, providers as builtIn } from '#practice/providers.ts';
import { PrivateNetworkError } from '../private-networks.ts';
import { type Check, type Scene, isProduction, ok } from './finding.ts';

const partners = [
  { subject: 'Booking', variable: 'PUBLIC_BOOKING_URL', name: 'bookingUrl', page: '/new-patients' },
  { subject: 'Reviews', variable: 'PUBLIC_REVIEWS_URL', name: 'reviewsUrl', page: '/' },
] as const;

/** Whether the site itself answers, and what other houses show in frames on our pages: there, allowed by them, allowed by us. */
export const checkPartners: Check = async (scene) => {
  const inForce = await providersInForce(scene);
  const [site, ...findings] = await Promise.all([
    siteItself(scene),
    ...partners.map((partner) => partnerOf(partner, inForce, scene)),
  ]);
  return [site, ...findings];
};

/** What was last saved in the portal, which the next build takes; without any, what this version came with. */
async function providersInForce({ database }: Scene): Promise<Providers> {
  const saved = (await database?.savedFacts().catch(() => []))?.find(({ kind }) => kind === 'providers');
  const checked = factSchemas.providers.safeParse(saved?.value);
  return checked.success ? checked.data : builtIn;
}

async function siteItself({ variables, fetch }: Scene): Promise<Finding> {
  const subject = 'The site';
  const why = 'It is what patients see.';
  const url = variables['SITE_URL'] ?? '';
  const answer = await ask(fetch, `${url}/api/health/live`);
  if (answer instanceof Response && answer.ok) return ok(subject, `It answers at ${url}.`, why);
  return {
    subject,
    state: isProduction(variables) ? 'fault' : 'unknown',
    seen: `Nothing of ours answers at ${url || 'SITE_URL, which is not set'}.`,
    why,
    cure: 'Start it (npm start), or see whether SITE_URL and the name’s DNS entry are right.',
  };
}

async function partnerOf(
  { subject, variable, name, page }: (typeof partners)[number],
  inForce: Providers,
  { variables, fetch }: Scene,
): Promise<Finding> {
  const why = `Without it patients see an empty frame where ${subject.toLowerCase()} should be.`;
  // A variable stands over what was saved, in the build as well.
  const named = variables[variable];
  const url = named || inForce[name];
  const shown = shownUrl(url);
  const set = named ? `set ${variable} and build again` : 'save it under Practice in the portal';
  const fault = (seen: string, cure: string): Finding => ({ subject, state: 'fault', seen, why, cure });
  if (url.startsWith('/'))
    return {
      subject,
      state: 'warning',
      seen: 'It is the demo’s own page; nobody can book or read there.',
      why,
      cure: `Take the address your provider gives you, and ${set}.`,
    };
  const site = originOf(variables['SITE_URL']);
  const [answer, ours] = await Promise.all([
    ask(fetch, url),
    ask(fetch, `${variables['SITE_URL'] ?? ''}${page}`),
  ]);
  if (answer === 'inside')
    return fault(
      `${shown} leads into a network of the server’s own, where no patient comes.`,
      `Ask your provider for the address patients open, and ${set}.`,
    );
  if (!answer?.ok)
    return fault(
      answer ? `${shown} answers ${answer.status}.` : `${shown} does not answer.`,
      `Open it in a browser. If it is gone there too, ask your provider for the right address and ${set}.`,
    );
  if (refusesFrames(answer.headers, site))
    return fault(
      `${shown} does not let itself be shown in our pages.`,
      `Ask your provider to allow ${site ?? 'your site'} as a place to embed it, or for the address that is made for embedding.`,
    );
  const policy = ours instanceof Response ? ours.headers.get('content-security-policy') : undefined;
  if (policy && !policy.includes(originOf(url) ?? url))
    return fault(
      `Our own pages do not allow frames of ${originOf(url) ?? url}.`,
      `The site was built before ${named ? `${variable} was set` : 'it was saved; a build may be on its way, Practice in the portal says how it stands. If not'}: build and publish it again.`,
    );
  return ok(subject, `${shown} answers and may stand in our pages.`, why);
}

function refusesFrames(headers: Headers, site: string | undefined): boolean {
  const ancestors = /frame-ancestors([^;]*)/i.exec(headers.get('content-security-policy') ?? '')?.[1];
  // Where both are said, browsers go by the policy.
  if (ancestors !== undefined)
    return !(/\*(?:\s|$)|https:(?:\s|$)/.test(ancestors) || (site && ancestors.includes(site)));
  return headers.has('x-frame-options');
}

async function ask(fetch: Scene['fetch'], url: string): Promise<Response | 'inside' | undefined> {
  try {
    return await fetch(url);
  } catch (error) {
    return error instanceof PrivateNetworkError ? 'inside' : undefined;
  }
}

const originOf = (url = '') => URL.parse(url)?.origin;

/** Without what may be a key in it: a name with a password, or a question. */
function shownUrl(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? `${parsed.origin}${parsed.pathname}` : url;
}
