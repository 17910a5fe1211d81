import { describe, expect, it } from 'vitest';
import { pagePolicy, scriptSources } from './page-policy.ts';

const policy = (frames: string[], usesAnalytics = false) =>
  pagePolicy({ frames, usesAnalytics, usesUploadHost: false });

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

  it.each(['http://book.example/', '//book.example', 'javascript:alert(1)', 'book.example'])(
    'stops the build at the provider %s',
    (address) => {
      expect(() => policy([address])).toThrow(/an https address or a path of this site/);
    },
  );

  it('names the analytics service only where there is one', () => {
    expect(policy([]).join()).not.toContain('google');
    expect(policy([], true)).toContain("connect-src 'self' https://*.google-analytics.com");
    expect(scriptSources({ frames: [], usesAnalytics: true, usesUploadHost: false })).toContain(
      'https://www.googletagmanager.com',
    );
  });
});
