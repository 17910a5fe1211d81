import { describe, expect, it } from 'vitest';
import { deployContext, missingVariables } from './requirements.ts';

const complete = {
  DATABASE_URL: 'postgres://user:password@ep-one.neon.tech/site',
  SESSION_SECRET: 'a secret of more than thirty-two bytes',
  SMTP_URL: 'smtps://mail.example',
  STAFF_EMAIL: 'desk@example.com',
};

describe('deployContext', () => {
  it('calls every context of the host but production a preview', () => {
    expect(deployContext({ CONTEXT: 'production' })).toBe('production');
    expect(deployContext({ CONTEXT: 'deploy-preview' })).toBe('preview');
    expect(deployContext({ CONTEXT: 'branch-deploy' })).toBe('preview');
  });

  it('calls a build on a developer’s machine local, although the host’s tool says production there', () => {
    expect(deployContext({ CONTEXT: 'production', NETLIFY_LOCAL: 'true' })).toBe('local');
    expect(deployContext({})).toBe('local');
  });
});

describe('missingVariables', () => {
  it('finds nothing missing from a complete production environment', () => {
    expect(missingVariables('production', complete)).toEqual([]);
  });

  it.each(Object.keys(complete))('names %s when production lacks it', (name) => {
    const missing = missingVariables('production', { ...complete, [name]: '' });
    expect(missing).toHaveLength(1);
    expect(missing[0]).toMatch(new RegExp(`^${name}: `));
  });

  it('takes the host’s own database for the database', () => {
    const { DATABASE_URL: url, ...others } = complete;
    expect(missingVariables('production', { ...others, NETLIFY_DB_URL: url })).toEqual([]);
  });

  it('asks a preview for no mail', () => {
    expect(missingVariables('preview', { ...complete, SMTP_URL: '', STAFF_EMAIL: '' })).toEqual([]);
  });
});
