import type { Providers } from './providers.ts';

/** Other companies that keep or carry what comes through this website, as far as a build is set up for them. */
export interface Processor {
  /** What it is used for. */
  task: 'host' | 'database' | 'mail' | 'pictures' | 'booking' | 'reviews' | 'analytics' | 'frame';
  /** Its name, or the domain it is known by. */
  name: string;
}

/**
 * Read off the settings, so that the privacy page names nobody who has nothing to do with it and leaves nobody out. What
 * runs on the practice's own machine, and the demo's own pages, are no other company.
 */
export function processorsOf(
  environment: Readonly<Record<string, string | undefined>>,
  { bookingUrl, reviewsUrl, analyticsId, otherFrames }: Providers,
): Processor[] {
  const database = environment['DATABASE_URL'] || environment['NETLIFY_DB_URL'];
  const named: [Processor['task'], string | undefined][] = [
    ['host', environment['NETLIFY'] === 'true' ? 'Netlify' : undefined],
    ['database', environment['NETLIFY_DB_URL'] ? 'Neon' : domainOf(database)?.replace('neon.tech', 'Neon')],
    ['mail', domainOf(environment['SMTP_URL'])],
    ['pictures', environment['UPLOADTHING_TOKEN'] ? 'UploadThing' : undefined],
    ['booking', domainOf(bookingUrl)],
    ['reviews', domainOf(reviewsUrl)],
    ['analytics', analyticsId ? 'Google Analytics' : undefined],
    ...otherFrames.map((url): [Processor['task'], string | undefined] => ['frame', domainOf(url)]),
  ];
  return named.flatMap(([task, name]) => (name ? [{ task, name }] : []));
}

/** `provider.example` of any address there; undefined for a path of this site, this machine, or a number in the network. */
function domainOf(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  const labels = new URL(url).hostname.split('.');
  const isName = labels.length > 1 && /[a-z]/i.test(labels.at(-1) ?? '');
  return isName ? labels.slice(-2).join('.') : undefined;
}
