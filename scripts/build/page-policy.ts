import { isAtPlainHost } from '#contracts/plain-host.ts';
import type { Providers } from '#practice/providers.ts';
import { readUploadThingToken } from '#server/uploadthing-token.ts';

/** What a page may load and from where, by kind; what is not named here is not allowed at all. */
interface ThirdParties {
  /** Addresses shown in frames: a page of a provider, or a path of this site. */
  frames: readonly string[];
  usesAnalytics: boolean;
  /** Where browsers put pictures, where they lie with UploadThing. */
  uploadOrigin?: string | undefined;
}

/** Whom this build talks to: the practice's own choice, and over it what the environment names. */
export function thirdParties(providers: Providers, environment: NodeJS.ProcessEnv): ThirdParties {
  return {
    frames: [
      environment['PUBLIC_BOOKING_URL'] || providers.bookingUrl,
      environment['PUBLIC_REVIEWS_URL'] || providers.reviewsUrl,
      ...providers.otherFrames,
    ],
    usesAnalytics: Boolean(environment['PUBLIC_GA_ID'] || providers.analyticsId),
    uploadOrigin: uploadOriginOf(environment),
  };
}

function uploadOriginOf({ UPLOADTHING_TOKEN, UPLOADTHING_URL }: NodeJS.ProcessEnv): string | undefined {
  const token = readUploadThingToken(UPLOADTHING_TOKEN ?? '');
  return token && (UPLOADTHING_URL ? new URL(UPLOADTHING_URL).origin : token.ingestOrigin);
}

/** Where violations are reported; the second is for browsers that do not know the first. */
const reportTo = ['report-to csp', 'report-uri /api/reports'];

/**
 * The directives of the content security policy of every page, less those for scripts and styles, which Astro completes
 * with the hashes of what it wrote into the page.
 */
export function pagePolicy({ frames, usesAnalytics, uploadOrigin }: ThirdParties): string[] {
  const kinds: Record<string, string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      // Readers get new ones from this site; posts of older days name the service’s own addresses.
      ...(uploadOrigin ? ['https://*.ufs.sh', 'https://utfs.io'] : []),
    ],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(usesAnalytics ? ['https://*.google-analytics.com'] : []),
      ...(uploadOrigin ? [uploadOrigin] : []),
    ],
    'frame-src': frameSources(frames),
    'worker-src': ["'none'"],
  };
  return [...Object.entries(kinds).map(([kind, sources]) => [kind, ...sources].join(' ')), ...reportTo];
}

/** Resources of scripts, beside the hashes. */
export function scriptSources({ usesAnalytics }: ThirdParties): string[] {
  return ["'self'", ...(usesAnalytics ? ['https://www.googletagmanager.com'] : [])];
}

/** @throws Error for an address that no page of ours could show */
function frameSources(frames: readonly string[]): string[] {
  const sources = new Set(frames.filter(Boolean).map(sourceOf));
  return sources.size > 0 ? [...sources].sort() : ["'none'"];
}

function sourceOf(url: string): string {
  if (/^\/(?![/\\])/.test(url)) return "'self'";
  if (isAtPlainHost(url) && new URL(url).protocol === 'https:') return new URL(url).origin;
  throw new Error(
    `A provider’s address is an https address or a path of this site, not “${url}” (src/practice/providers.ts).`,
  );
}
