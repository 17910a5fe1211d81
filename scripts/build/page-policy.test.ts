import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pagePolicy, scriptSources, thirdParties } from './page-policy.ts';

const policy = (frames: string[], usesAnalytics = false) => pagePolicy({ frames, usesAnalytics });

const noProviders = { bookingUrl: '', reviewsUrl: '', analyticsId: '', otherFrames: [] } as never;

describe('the policy of pages', () => {
  it('allows nothing that is not named', () => {
    expect(policy([])).toContain("default-src 'none'");
    expect(policy([])).toContain("frame-src 'none'");
  });

  it('lets a provider of the practice’s own data into frames, by its origin alone', () => {
    expect(policy(['https://book.provider.example/samplewater?x=1', '/demo/reviews'])).toContain(
      "frame-src 'self' https://book.provider.example",
    );
  });

  it('lets this site into frames only where a provider is a page of it', () => {
    expect(policy(['https://a.example/', 'https://b.example/', ''])).toContain(
      'frame-src https://a.example https://b.example',
    );
  });

  it.each([
    'http://book.example/',
    '//book.example',
    'javascript:alert(1)',
    'book.example',
    // Their hosts would be a directive more, a second policy, and everybody.
    'https://book.example;script-src/',
    'https://book.example,sandbox/',
    'https://*/',
  ])('stops the build at the provider %s', (url) => {
    expect(() => policy([url])).toThrow(/an https address or a path of this site/);
  });

  it('names the analytics service only where there is one', () => {
    expect(policy([]).join()).not.toContain('google');
    expect(policy([], true)).toContain("connect-src 'self' https://*.google-analytics.com");
    expect(scriptSources({ frames: [], usesAnalytics: true })).toContain('https://www.googletagmanager.com');
  });

  it('lets pictures be put to UploadThing, at the one host the token names, only where there is a token', () => {
    const said = { apiKey: 'sk_live_1', appId: 'practice', regions: ['sea1', 'fra1'] };
    const withToken = (token: string) => pagePolicy(thirdParties(noProviders, { UPLOADTHING_TOKEN: token }));
    const policies = withToken(Buffer.from(JSON.stringify(said)).toString('base64'));
    expect(policies).toContain("connect-src 'self' https://sea1.ingest.uploadthing.com");
    expect(policies).toContain("img-src 'self' data: blob: https://*.ufs.sh https://utfs.io");
    for (const none of ['', 'no token', Buffer.from('{"regions":["evil.example/"]}').toString('base64')])
      expect(withToken(none).join()).not.toMatch(/uploadthing|ufs/);
  });
});

describe('the configuration of the build', () => {
  afterEach(() => {
    vi.resetModules();
  });

  it('takes the providers set in the practice’s own data', async () => {
    // Heavy, and not what is asked about here.
    for (const name of ['@astrojs/netlify', '@astrojs/react', '@tailwindcss/vite'])
      vi.doMock(name, () => ({ default: () => ({}) }));
    vi.doMock('astro/config', () => ({
      defineConfig: (config: object) => config,
      sharpImageService: () => ({}),
    }));
    vi.doMock('../../src/practice/providers.ts', () => ({
      providers: {
        bookingUrl: 'https://book.provider.example/samplewater',
        reviewsUrl: 'https://reviews.example/widget',
        analyticsId: 'G-SAMPLE',
        otherFrames: ['https://films.example/embed/1'],
      },
    }));
    const { default: config } = (await import('../../astro.config.mjs')) as unknown as {
      default: { security: { csp: { directives: string[]; scriptDirective: { resources: string[] } } } };
    };
    const { directives, scriptDirective } = config.security.csp;
    expect(directives).toContain(
      'frame-src https://book.provider.example https://films.example https://reviews.example',
    );
    expect(directives).toContain("connect-src 'self' https://*.google-analytics.com");
    expect(scriptDirective.resources).toContain('https://www.googletagmanager.com');

    // What an owner has saved stands over them.
    const folder = mkdtempSync(join(tmpdir(), 'samplewater-partners-'));
    const file = join(folder, 'facts.json');
    const partners = {
      bookingUrl: 'https://saved.example/',
      reviewsUrl: '/demo/reviews',
      analyticsId: '',
      otherFrames: [],
    };
    writeFileSync(file, JSON.stringify({ providers: partners }));
    vi.stubEnv('PRACTICE_FACTS', file);
    vi.resetModules();
    const { default: saved } = (await import('../../astro.config.mjs')) as unknown as {
      default: typeof config;
    };
    expect(saved.security.csp.directives).toContain("frame-src 'self' https://saved.example");
    expect(saved.security.csp.directives).toContain("connect-src 'self'");
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
});
