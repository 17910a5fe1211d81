import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { leadOn } from '#practice/lead-on.ts';
import { formerPaths, formerPathProblems, hostRules } from './former-paths.ts';

const own = /^\/$|^\/(?:about|blog|financial|rss\.xml)$|^\/blog\/[^/]+$|^\/(?:api|admin)\//;
const problems = (paths: Record<string, string>) => formerPathProblems(paths, (path) => own.test(path));

describe('an address of the former site', () => {
  it('may be a path, a folder or a question, in any script', () => {
    const paths = {
      '/our-team': '/about',
      '/zähne': '/about',
      '/2019/05/kids-and-floss': '/blog/kids-and-floss',
      '/category/*': '/blog',
      '/?p=41': '/blog/blocks',
      '/blog/2019/old': '/blog/new',
      '/specials': '/financial#promotions',
    };
    expect(problems(paths)).toEqual([]);
  });

  it.each([
    ['/about', '/financial', 'is a page of this site, which nobody would see any more'],
    [
      '/blog/old',
      '/blog/new',
      'is an address of the blog: a post’s former ones are kept when its slug changes',
    ],
    ['/blog/*', '/about', 'is an address of the blog: a post’s former ones are kept when its slug changes'],
    ['/api/*', '/about', 'is a page of this site, which nobody would see any more'],
    ['/', '/about', 'is the home page'],
    ['/*', '/about', 'may have a star at its end alone, as in “/category/*”'],
    ['/a*', '/about', 'may have a star at its end alone, as in “/category/*”'],
    ['our-team', '/about', 'is no path, such as “/our-team”'],
    ['https://old.example/a', '/about', 'is no path, such as “/our-team”'],
    ['/a b', '/about', 'is no path, such as “/our-team”'],
    ['/old', '/nowhere', 'leads to “/nowhere”, where there is nothing'],
    ['/old', '/blog/No_Slug', 'leads to “/blog/No_Slug”, where there is nothing'],
    [
      '/old',
      'https://elsewhere.example',
      'leads to “https://elsewhere.example”, which is no path of this site',
    ],
    ['/old', '//elsewhere.example', 'leads to “//elsewhere.example”, which is no path of this site'],
  ])('%s to %s is refused', (from, to, why) => {
    expect(problems({ [from]: to })).toEqual([`  “${from}” ${why}.`]);
  });

  it('leads neither in circles nor through another one, nor stands there twice', () => {
    expect(problems({ '/a': '/b', '/b': '/a' })).toEqual([
      '  “/a” leads to “/b”, which is a former address itself.',
      '  “/b” leads to “/a”, which is a former address itself.',
    ]);
    expect(problems({ '/a': '/a' })).toEqual(['  “/a” leads to “/a”, which is a former address itself.']);
    expect(problems({ '/old/*': '/old/new' })).toEqual([
      '  “/old/*” leads to “/old/new”, which is a former address itself.',
    ]);
    expect(problems({ '/team': '/about', '/Team/': '/blog' })).toEqual(['  “/Team/” is “/team” once more.']);
  });

  it('is written down for the host in the order it reads, in both spellings', () => {
    expect(
      hostRules({
        '/news/*': '/blog',
        '/news/2019/*': '/about',
        '/zähne': '/about',
        '/?p=41&x=1': '/blog/blocks',
      }),
    ).toBe(
      '/ p=41 x=1 /blog/blocks 301!\n/z%C3%A4hne /about 301!\n/zähne /about 301!\n/news/2019/* /about 301!\n/news/* /blog 301!\n',
    );
  });
});

describe('the build', () => {
  /** The two hooks as Astro calls them, for a site of two pages and one file. */
  async function build(paths: Record<string, string>): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), 'samplewater-addresses-'));
    writeFileSync(join(folder, 'leaflet.pdf'), '');
    const { hooks } = formerPaths(paths);
    const routes = [
      { pattern: '/about', patternRegex: /^\/about\/?$/ },
      { pattern: '/[...missing]', patternRegex: /^\/.*$/ },
    ];
    type Resolved = Parameters<NonNullable<(typeof hooks)['astro:routes:resolved']>>[0];
    type Done = Parameters<NonNullable<(typeof hooks)['astro:build:done']>>[0];
    try {
      await hooks['astro:routes:resolved']?.({ routes } as unknown as Resolved);
      await hooks['astro:build:done']?.({ dir: pathToFileURL(`${folder}/`) } as Done);
      return readFileSync(join(folder, '_redirects'), 'utf8');
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  it('writes the rules beside the pages', async () => {
    expect(await build({ '/old.pdf': '/leaflet.pdf', '/team': '/about' })).toBe(
      '/old.pdf /leaflet.pdf 301!\n/team /about 301!\n',
    );
  });

  it('stops at an address that would hide a page or a file, or lead to none', async () => {
    await expect(build({ '/about': '/leaflet.pdf' })).rejects.toThrow('“/about” is a page of this site');
    await expect(build({ '/leaflet.pdf': '/about' })).rejects.toThrow('“/leaflet.pdf” is a page');
    await expect(build({ '/team': '/abuot' })).rejects.toThrow('leads to “/abuot”, where there is nothing');
  });
});

describe('whoever asks for one', () => {
  const paths = {
    '/our-team': '/about',
    '/zähne': '/about',
    '/news/*': '/blog',
    '/news/2019/*': '/financial#promotions',
    '/?p=41': '/blog/blocks',
  };
  it.each([
    ['/our-team', '/about'],
    ['/Our-Team/?utm=1', '/about?utm=1'],
    ['/z%C3%A4hne', '/about'],
    ['/news', '/blog'],
    ['/news/a/b', '/blog'],
    ['/news/2019/05', '/financial#promotions'],
    ['/?p=41&x=2', '/blog/blocks?p=41&x=2'],
    ['/?p=42', undefined],
    ['/newspaper', undefined],
    ['/our-team/jo', undefined],
    ['/%ff', undefined],
  ])('%s is led to %s', (asked, to) => {
    expect(leadOn(new URL(asked, 'https://here.example'), paths)).toBe(to);
  });
});
