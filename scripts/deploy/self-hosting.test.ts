import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultPort, startProblems } from '../start-problems.ts';

const folder = join(import.meta.dirname, '../../deploy');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const compose = read('compose.yaml');
const unit = read('practice.service');

/** What somebody has filled in who has read the comments. */
const filled: Record<string, string> = {
  SITE_NAME: 'www.practice.example',
  DATABASE_PASSWORD: '0c2f9a',
  SESSION_SECRET: 'a secret of more than thirty-two bytes and made as told',
  SMTP_URL: 'smtps://user:password@mail.example',
  STAFF_EMAIL: 'desk@practice.example',
};
const fill = (text: string) =>
  text.replace(/\$\{(\w+)[^}]*\}/g, (_whole, name: string) => filled[name] ?? '');

/** The variables one service of the compose file is given. */
function environmentOf(service: string): Record<string, string> {
  const [, text = ''] = new RegExp(`\n  ${service}:\n((?:    .*\n|\n)*)`).exec(compose) ?? [];
  const [, lines = ''] = /\n {4}environment:\n((?: {6}.*\n)*)/.exec(text) ?? [];
  return Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .map((line) => /^\s*(\w+): (.*)$/.exec(line)?.slice(1) as [string, string])
      .map(([name, value]) => [name, fill(value)]),
  );
}

const unitVariables = Object.fromEntries(
  [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);
const named = (unit.match(/^# (.*); readable/m)?.[1] ?? '').split(', ');

describe('self-hosting', () => {
  it('gives the site of the compose file an environment it starts with', () => {
    const site = environmentOf('site');
    expect(site).toMatchObject({ NODE_ENV: 'production', SITE_URL: 'https://www.practice.example' });
    expect(startProblems(site)).toEqual([]);
    expect(site['DATABASE_URL']).toContain(
      `practice:${environmentOf('database')['POSTGRES_PASSWORD'] ?? ''}@database`,
    );
  });

  it('gives the systemd unit one as well, once its file holds what it asks for', () => {
    const file = {
      ...filled,
      SITE_URL: 'https://www.practice.example',
      DATABASE_URL: 'postgres://p:x@localhost/p',
    };
    expect(named).toEqual(['SITE_URL', 'SESSION_SECRET', 'DATABASE_URL', 'SMTP_URL', 'STAFF_EMAIL']);
    expect(startProblems({ ...unitVariables, ...file })).toEqual([]);
    // Without that file it says what is missing.
    expect(startProblems(unitVariables).join()).toMatch(/SESSION_SECRET.*SITE_URL/);
  });

  it('leads the proxy to where the site listens, and believes that proxy alone', () => {
    expect(read('Caddyfile')).toContain(`reverse_proxy 127.0.0.1:${defaultPort}`);
    expect([environmentOf('site')['TRUSTED_PROXY'], unitVariables['TRUSTED_PROXY']]).toEqual([
      '127.0.0.1',
      '127.0.0.1',
    ]);
    expect(compose).toContain('network_mode: service:proxy');
  });

  it('mounts only what there is', () => {
    const mounted = [...compose.matchAll(/- (\.[^:\s]*):/g)].map(([, path = '']) => join(folder, path));
    expect(mounted.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('takes from the site what it does not need of the machine', () => {
    expect(compose.match(/no-new-privileges:true/g)).toHaveLength(2);
    for (const line of [
      'UMask=0077',
      'NoNewPrivileges=true',
      'CapabilityBoundingSet=',
      'ProtectSystem=strict',
    ])
      expect(unit.split('\n')).toContain(line);
  });

  it('never lets patients’ data leave the machine unasked', () => {
    expect(compose).not.toMatch(/5432:5432/);
  });
});
