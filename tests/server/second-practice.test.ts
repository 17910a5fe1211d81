import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { buildIfNeeded } from '../../scripts/server/build.ts';
import { assemble } from '../second-practice/assemble.ts';
import { colorsOf, saidBy } from '../second-practice/what-is-said.ts';
import { fillDataDir } from '../support/database-template.ts';
import { makeDataDir, startServerProcess } from '../support/running-server.ts';

/** A quite different practice, of the same sources: docs/rebrand.md. */
const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const patienceMs = 600_000;
let second: string;
/** The folder of its built files. */
let files: string;
const built = (path: string) => readFileSync(join(files, path), 'utf8');

beforeAll(async () => {
  second = await assemble(800);
  ({ files } = await buildIfNeeded(second));
}, patienceMs);

/** Here, since a build of the first one may be under way, which empties the folders this one writes. */
it(
  'shows whoever works on it (`npm run dev`) whole pages: styles, pictures, functions',
  async () => {
    const dataDir = makeDataDir();
    onTestFinished(dataDir.remove);
    await fillDataDir(dataDir.path, inject('databaseTemplate'));
    const command = [process.execPath, '--liftoff-only', 'scripts/dev.ts'] as const;
    const server = await startServerProcess({ DATA_DIR: dataDir.path, SEED: '0' }, command, second);
    onTestFinished(async () => void (await server.end('SIGTERM')));
    const get = (path: string) => fetch(new URL(path, server.url));
    const [about, blog] = await Promise.all([get('/about'), get('/blog')]);
    // One would keep out what Vite brings, styles among it.
    for (const page of [about, blog]) expect(page.headers.get('Content-Security-Policy')).toBeNull();
    const pictures = [...(await about.text()).matchAll(/<img[^>]*\ssrc="([^"]+)"/g)];
    expect(pictures.length).toBeGreaterThan(3);
    for (const [, src = ''] of pictures)
      expect((await get(src.replaceAll('&amp;', '&'))).headers.get('Content-Type'), src).toMatch(/^image/);
    expect(await blog.text()).toMatch(/<h1[^>]*>\s*Our Blog/);
    expect(await (await get('/api/announcements')).json()).toHaveProperty('closures');
    expect((await get('/api/admin/inbox')).status).toBe(401);
  },
  patienceMs,
);

describe('nothing of the first practice', () => {
  /** Names, places, figures and pictures that stand within sentences, too. */
  const marks =
    /Samplewater|Jacksonville|Florida|\(904\)|9045550|\b32256|Specimen|America\/New_York|\bthe river|coral door|color coral|\bel río|Marina|Theo\b|Rosa\b|Caleb|Imani|Noor\b|Walter\b|Lucía|Fraunces|Source Sans|\bSD-|\$(?:385|685|300|199|99|450)\b|-05:00|team-[6-9]|(?:preventative|restorative|cosmetic|sedation)-dentistry|dental-implants|florida-blue/;

  const texts = () => [
    ...globSync(['**/*.{html,js,css,json,svg,txt}', '_redirects'], { cwd: files }).map((path) =>
      join(files, path),
    ),
    // What the server says stands in no built page: mails, answers, feeds, calendars.
    ...globSync(['{src,netlify}/**/*.{ts,tsx,astro,css,html,svg}', 'netlify.toml', 'public/*.svg'], {
      cwd: second,
    })
      .filter((path) => !/\.(test|fixture)\.tsx?$/.test(path))
      .map((path) => join(second, path)),
  ];
  const readable = (path: string) =>
    readFileSync(path, 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');

  it('is found: no name, place, figure, or picture', () => {
    expect(texts().filter((path) => path.startsWith(files)).length).toBeGreaterThan(50);
    expect(texts().length).toBeGreaterThan(300);
    const found = texts().flatMap((path) => {
      const text = readable(path);
      const at = text.search(marks);
      return at < 0 ? [] : [`${path}: …${text.slice(Math.max(0, at - 40), at + 60)}…`];
    });
    expect(found).toEqual([]);
  });

  it('is found: no sentence of its data, in either language', async () => {
    const own = await saidBy(second);
    const isSentence = (text: string) => text.length > 24 && text.includes(' ');
    const foreign = [...(await saidBy(root))].filter((text) => isSentence(text) && !own.has(text));
    expect(foreign.length).toBeGreaterThan(150);
    const found = texts().flatMap((path) => {
      const text = readable(path);
      return foreign.filter((sentence) => text.includes(sentence)).map((sentence) => `${path}: ${sentence}`);
    });
    expect(found).toEqual([]);
  });

  it('is found: no color', () => {
    const own = colorsOf(second);
    const foreign = [...colorsOf(root)].filter((color) => !own.has(color));
    expect(foreign.length).toBeGreaterThan(15);
    const channels = (hex: string) =>
      `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ')}`;
    const colors = foreign.flatMap((color) => [color, channels(color)]);
    const found = texts().flatMap((path) => {
      const text = readable(path).toLowerCase();
      return colors.filter((color) => text.includes(color)).map((color) => `${path}: ${color}`);
    });
    expect(found).toEqual([]);
  });

  it('is left: no page of a service the second one does not have, no portrait of anybody else', () => {
    const pages = ['family-dentistry', 'fillings-and-crowns', 'orthodontics'];
    expect(pages.filter((page) => !existsSync(join(files, `${page}.html`)))).toEqual([]);
    expect(globSync('*-dentistry.html', { cwd: files })).toEqual(['family-dentistry.html']);
    const portraits = globSync('images/team/team-*.webp', { cwd: files });
    expect(new Set(portraits.map((path) => /team-(\d+)/.exec(path)?.[1])).size).toBe(5);
  });

  it('is left: no picture, no film, no sign', () => {
    const contents = (project: string) =>
      globSync('{src/assets,public}/**/*.{webp,png,svg,ico,mp4,webm,woff2}', { cwd: project }).map(
        (path): [string, string] => [
          createHash('sha256')
            .update(readFileSync(join(project, path)))
            .digest('hex'),
          path,
        ],
      );
    const first = new Map(contents(root));
    expect(first.size).toBeGreaterThan(50);
    const own = contents(second);
    expect(own.length).toBeGreaterThan(25);
    expect(own.filter(([content]) => first.has(content)).map(([, path]) => path)).toEqual([]);
  });
});

describe('the second practice', () => {
  it('says its two shifts on the page, in Spanish, and to search engines', () => {
    expect(built('contact.html')).toContain('8:30 AM-12:30 PM, 2:30 PM-6:30 PM');
    expect(built('es/contact.html').replaceAll('\u00a0', ' ')).toMatch(
      /8:30\sa\.m\.–12:30\sp\.m\. y 2:30\sp\.m\.–6:30\sp\.m\./,
    );
    const [, data = '{}'] =
      /<script type="application\/ld\+json">(\{[^<]*"@type":"Dentist"[^<]*)<\/script>/.exec(
        built('index.html'),
      ) ?? [];
    const { openingHoursSpecification } = JSON.parse(data) as { openingHoursSpecification: object[] };
    const monday = openingHoursSpecification.filter((entry) => JSON.stringify(entry).includes('Monday'));
    expect(monday).toMatchObject([
      { opens: '08:30', closes: '12:30' },
      { opens: '14:30', closes: '18:30' },
    ]);
  });

  it('counts what it has in words: people, services and smiles', () => {
    const home = built('index.html');
    expect(home).toContain('Five people, one practice');
    expect(home).toContain('three kinds of care');
    expect(home).toContain('Two smiles, and how they changed');
    expect(built('es.html')).toContain('Tres tipos de atención');
  });

  it('leads whoever reads neither language to its first one', () => {
    expect(built('contact.html')).toMatch(/hreflang="x-default" href="[^"]*\/es\/contact"/);
  });

  it('begins the menu of pages in English with the way to Spanish, and says in both that an address leads nowhere', () => {
    const menu = (path: string) => built(path).split('<dialog id="menu"')[1] ?? '';
    expect(menu('about.html')).toMatch(/^(?:(?!<nav)[\s\S])*<a href="\/es"[^>]*>\s*Español/);
    expect(menu('es/contact.html')).toMatch(/<\/nav>[\s\S]*<a href="\/contact"[^>]*>\s*English/);
    expect(built('404.html')).toMatch(/<p lang="es"[^>]*>\s*No hay ninguna página en esta dirección\./);
  });

  it('shows the pictures alone, since nobody has filmed there', () => {
    for (const page of ['index', 'about', 'services'])
      expect(built(`${page}.html`)).not.toMatch(/<video|\.mp4/);
    expect(built('index.html')).toContain('images/office/first-visit-poster');
  });

  it('dials nobody at night, because nobody is on call', () => {
    expect(built('contact.html')).toContain('Go to the hospital on the hill');
    expect(built('contact.html')).not.toContain('emergency-night');
  });

  it(
    'passes what every built page passes, with colors that are easy to read',
    async () => {
      const told = join(second, 'test-results/built.json');
      const vitest = join(root, 'node_modules/vitest/vitest.mjs');
      const suites = [
        'run',
        'tests/built',
        'src/styles',
        'scripts/seed',
        '--maxWorkers=1',
        '--reporter=json',
        `--outputFile=${told}`,
      ];
      await run(process.execPath, [vitest, ...suites], {
        cwd: second,
        env: { ...process.env, VITEST: undefined, VITEST_POOL_ID: undefined },
      }).catch(() => 'what failed stands in the report');
      const report = JSON.parse(readFileSync(told, 'utf8')) as {
        numPassedTests: number;
        testResults: {
          name: string;
          message: string;
          assertionResults: { status: string; fullName: string }[];
        }[];
      };
      const failed = report.testResults.flatMap(({ name, message, assertionResults }) => [
        ...(message ? [`${name}: ${message}`] : []),
        ...assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
      ]);
      expect(failed).toEqual([]);
      expect(report.numPassedTests).toBeGreaterThan(60);
    },
    patienceMs,
  );
});
