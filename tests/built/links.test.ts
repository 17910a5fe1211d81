import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files, pages } from '../support/built-pages.ts';

const root = join(import.meta.dirname, '../..');

const sources = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Addresses that are answered on demand: `/blog`, `/blog/[slug]`, `/rss.xml`; the rest parameters say that nothing is there. */
const onDemand = sources('src/pages/**/*.{astro,ts}')
  .filter(({ file, text }) => /export const prerender = false/.test(text) && !file.includes('[...'))
  .map(({ file }) => file.replace(/^src\/pages/, '').replace(/(\/index)?\.(astro|ts)$/, ''))
  .map((path) => new RegExp(`^${path.replace(/\[\w+\]/g, '[^/]+')}$`));
/** What forms are sent to. */
const functions = sources('netlify/functions/*.ts').flatMap(
  ({ text }) => text.match(/'\/api\/[\w/-]+'/g) ?? [],
);

function isThere(path: string): boolean {
  return (
    pages.some((page) => page.path === path) ||
    (path !== '/' && existsSync(join(files, path))) ||
    onDemand.some((pattern) => pattern.test(path)) ||
    functions.includes(`'${path}'`)
  );
}

function targetsOf(html: string): string[] {
  const paths = [...html.matchAll(/\s(?:href|src|poster|action|content)="(\/[^"]*)"/g)];
  const pictures = [...html.matchAll(/\s(?:imagesrcset|srcset)="([^"]*)"/g)];
  return [
    ...paths.map(([, target = '']) => target),
    ...pictures.flatMap(([, set = '']) => set.split(',').map((one) => one.trim().split(/\s/)[0] ?? '')),
  ];
}

test('the pages made on demand are known', () => {
  expect(onDemand.length).toBeGreaterThanOrEqual(5);
  expect(['/blog', '/blog/a-post', '/sitemap.xml'].filter((path) => !isThere(path))).toEqual([]);
  expect(isThere('/nowhere')).toBe(false);
});

test.for(pages)('no link and no picture of $path leads nowhere', ({ html }) => {
  const targets = new Set(targetsOf(html));
  expect(targets.size).toBeGreaterThan(2);
  for (const target of targets) {
    const { pathname, hash } = new URL(target, 'http://localhost');
    expect(isThere(decodeURIComponent(pathname)), target).toBe(true);
    const place = pages.find(({ path }) => path === pathname);
    if (hash && place) expect(place.html, target).toContain(`id="${hash.slice(1)}"`);
  }
});

test.for(pages)('no link within $path leads nowhere', ({ html }) => {
  for (const [, id = ''] of html.matchAll(/\shref="#([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
});
