import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { slugPattern } from '#contracts/slug.ts';
import { formerPaths as practicePaths } from '#practice/former-paths.ts';
import { plainPath } from '#practice/lead-on.ts';

type FormerPaths = Readonly<Record<string, string>>;

/** Whether a path is one of this site's own, as a page, a file or a call. */
type IsOwn = (path: string) => boolean;

/** What takes every address that nothing else takes is no page of its own. */
const takesTheRest = '/[...missing]';

/**
 * Refuses to build a site with a former address that could not work, and writes the others down for the host, which the
 * local server reads as well.
 */
export function formerPaths(paths: FormerPaths = practicePaths): AstroIntegration {
  let patterns: RegExp[] = [];
  return {
    name: 'former-paths',
    hooks: {
      'astro:routes:resolved': ({ routes }) => {
        patterns = routes
          .filter(({ pattern }) => pattern !== takesTheRest)
          .map(({ patternRegex }) => patternRegex);
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const isOwn = (path: string) =>
          patterns.some((pattern) => pattern.test(path)) ||
          existsSync(join(root, path === '/' ? 'index.html' : path));
        const problems = formerPathProblems(paths, isOwn);
        if (problems.length > 0) throw new Error(['src/practice/former-paths.ts:', ...problems].join('\n'));
        await writeFile(join(root, '_redirects'), hostRules(paths));
      },
    },
  };
}

/** A sentence for each address that would not work. */
export function formerPathProblems(paths: FormerPaths, isOwn: IsOwn): string[] {
  const rules = Object.entries(paths);
  const known = new Map<string, string>();
  return rules.flatMap(([from, to]) => {
    const twin = known.get(plainPath(from));
    known.set(plainPath(from), from);
    const problem =
      formProblem(from, to) ??
      (twin && `is “${twin}” once more`) ??
      shadowProblem(from, isOwn) ??
      targetProblem(to, paths, isOwn);
    return problem ? [`  “${from}” ${problem}.`] : [];
  });
}

function formProblem(from: string, to: string): string | undefined {
  if (!/^\/(?![/\\])[^\s#\\]*$/.test(from)) return 'is no path, such as “/our-team”';
  if (/\*(?!$)|[^/]\*$/.test(from) || from === '/*')
    return 'may have a star at its end alone, as in “/category/*”';
  if (from === '/') return 'is the home page';
  if (!/^\/(?![/\\])[^\s\\*]*$/.test(to)) return `leads to “${to}”, which is no path of this site`;
  return undefined;
}

function shadowProblem(from: string, isOwn: IsOwn): string | undefined {
  const { pathname, search } = new URL(from, 'https://here.example');
  // A question is no page: its path may be one, even the home page.
  if (search) return undefined;
  const below = from.endsWith('/*') ? [pathname.slice(0, -2), pathname.replace('*', 'x')] : [pathname];
  if (!below.some(isOwn)) return undefined;
  return from.startsWith('/blog/')
    ? 'is an address of the blog: a post’s former ones are kept when its slug changes'
    : 'is a page of this site, which nobody would see any more';
}

function targetProblem(to: string, paths: FormerPaths, isOwn: IsOwn): string | undefined {
  const { pathname } = new URL(to, 'https://here.example');
  if (isFormer(pathname, paths)) return `leads to “${to}”, which is a former address itself`;
  const slug = /^\/blog\/([^/]+)$/.exec(pathname)?.[1];
  if (!isOwn(pathname) || (slug && !slugPattern.test(slug)))
    return `leads to “${to}”, where there is nothing`;
  return undefined;
}

function isFormer(path: string, paths: FormerPaths): boolean {
  return Object.keys(paths).some((from) => {
    if (from.includes('?')) return false;
    return from.endsWith('/*')
      ? `${path}/`.startsWith(from.slice(0, -1))
      : plainPath(from) === plainPath(path);
  });
}

/**
 * The host takes the first rule that fits: questions, then single addresses, then whole folders, the longer before the shorter.
 * `!` lets a question of the home page win over its file.
 */
export function hostRules(paths: FormerPaths): string {
  const rank = (from: string) => (from.includes('?') ? 0 : from.endsWith('/*') ? 2 : 1);
  return Object.entries(paths)
    .sort(([one], [other]) => rank(one) - rank(other) || other.length - one.length)
    .flatMap(([from, to]) => spellings(from).map((spelling) => `${spelling} ${to} 301!\n`))
    .join('');
}

/** The host compares an address as it is sent, the local server as it reads. */
function spellings(from: string): string[] {
  const { pathname, searchParams } = new URL(from, 'https://here.example');
  const question = [...searchParams].map(([name, value]) => ` ${name}=${value}`).join('');
  return [...new Set([pathname, decodeURIComponent(pathname)])].map((path) => path + question);
}
