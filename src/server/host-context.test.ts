import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { env, forgetEnvironment } from '#server/env.ts';

describe('the deploy context on the host', () => {
  beforeEach(() => {
    vi.stubEnv('DATABASE_URL', 'postgres://user:password@host/name');
    vi.stubEnv('SESSION_SECRET', 'a-test-secret-of-more-than-thirty-two-bytes');
    vi.stubEnv('SITE_URL', 'https://example.com');
    vi.stubEnv('DEPLOY_CONTEXT', '');
    vi.stubEnv('CONTEXT', undefined);
    forgetEnvironment();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    forgetEnvironment();
  });

  const contextWithin = (context: string) => {
    vi.stubGlobal('Netlify', { context: { deploy: { context } } });
    return env().DEPLOY_CONTEXT;
  };

  it('is a preview in a function of a deploy preview or a branch deploy', () => {
    expect(contextWithin('deploy-preview')).toBe('preview');
    forgetEnvironment();
    expect(contextWithin('branch-deploy')).toBe('preview');
  });

  it('is production in a function of the production deploy', () => {
    expect(contextWithin('production')).toBe('production');
  });

  it('is read from CONTEXT while the host builds', () => {
    vi.stubEnv('CONTEXT', 'deploy-preview');
    expect(env().DEPLOY_CONTEXT).toBe('preview');
  });
});
