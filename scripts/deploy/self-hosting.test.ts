import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
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
/** What the compose file says of a service, as far as it is looked at here. */
interface ComposeService {
  image: string;
  command?: string[];
  depends_on?: string[];
  network_mode?: string;
  security_opt?: string[];
  ports?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
}
const fill = (text: string) =>
  text.replace(/\$\{(\w+)[^}]*\}/g, (_whole, name: string) => filled[name] ?? '');

const { services, volumes } = parse(fill(compose)) as {
  services: Record<'proxy' | 'site' | 'database', ComposeService>;
  volumes: Record<string, null>;
};
const environmentOf = (service: keyof typeof services) => services[service].environment ?? {};

/** The unit's sections, each a list of what it says. */
const sections = Object.fromEntries(
  unit
    .split(/^\[(?=\w+\]$)/m)
    .slice(1)
    .map((text) => {
      const [name = '', ...lines] = text.split('\n');
      return [name.replace(']', ''), lines.filter((line) => line && !line.startsWith('#'))];
    }),
);
const inUnit = (name: string) =>
  sections['Service']?.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1);
const { scripts, engines } = JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

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
    expect(services.site.network_mode).toBe('service:proxy');
  });

  it('mounts only what there is, and names no service or volume that is not', () => {
    const all = Object.values(services);
    const mounted = all.flatMap(({ volumes: ones = [] }) => ones.map((one) => one.split(':')[0] ?? ''));
    expect(mounted).toHaveLength(4);
    const [paths, named] = [true, false].map((isPath) =>
      mounted.filter((source) => source.startsWith('.') === isPath),
    );
    expect(paths?.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
    expect(named?.sort()).toEqual(Object.keys(volumes).sort());
    const others = all.flatMap(({ depends_on = [], network_mode = '' }) => [
      ...depends_on,
      ...network_mode.split('service:').slice(1),
    ]);
    expect(others.length).toBeGreaterThan(1);
    expect(others.filter((name) => !(name in services))).toEqual([]);
  });

  it('starts the site by a command there is, on a Node it runs on', () => {
    expect(services.site.command).toEqual(['npm', 'start']);
    expect(inUnit('ExecStart')).toBe('/usr/bin/npm start');
    expect(scripts['start']).toBeDefined();
    const major = Number(/^node:(\d+)/.exec(services.site.image)?.[1]);
    expect(major).toBeGreaterThanOrEqual(Number(engines.node.replace(/\D/g, '')));
  });

  it('asks for no variable that .env.example does not explain', () => {
    const explained = readFileSync(join(folder, '../.env.example'), 'utf8');
    const asked = [...compose.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !new RegExp(`^#?${name}=`, 'm').test(explained))).toEqual([]);
    expect(read('Caddyfile')).toContain('{$SITE_NAME}');
    expect(Object.keys(environmentOf('proxy'))).toEqual(['SITE_NAME']);
  });

  it('may write where the site lies and nowhere else, at the places the guide names', () => {
    const guide = readFileSync(join(folder, '../docs/deploy.md'), 'utf8');
    const home = inUnit('WorkingDirectory') ?? '';
    expect(inUnit('ReadWritePaths')).toBe(home);
    for (const place of [home, inUnit('EnvironmentFile') ?? '']) expect(guide).toContain(`\`${place}\``);
    expect(guide).toContain(`a user \`${inUnit('User') ?? ''}\``);
    expect(Object.keys(sections)).toEqual(['Unit', 'Service', 'Install']);
    expect(
      Object.values(sections)
        .flat()
        .filter((line) => !/^[A-Z]\w+=/.test(line)),
    ).toEqual([]);
  });

  it('takes from the site what it does not need of the machine', () => {
    for (const service of [services.site, services.database])
      expect(service.security_opt).toContain('no-new-privileges:true');
    for (const line of [
      'UMask=0077',
      'NoNewPrivileges=true',
      'CapabilityBoundingSet=',
      'ProtectSystem=strict',
    ])
      expect(unit.split('\n')).toContain(line);
  });

  it('never lets patients’ data leave the machine unasked', () => {
    expect([services.site.ports, services.database.ports]).toEqual([undefined, undefined]);
    expect(services.proxy.ports).toEqual(['80:80', '443:443']);
  });
});
