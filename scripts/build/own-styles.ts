import { globSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { hashSource, ownHashes } from '#server/http/own-hashes.ts';
import { builtFile, pathOf, type BuiltFile } from './built-file.ts';
import { placeAfterFirstPaint, withLaterScripts } from './later-scripts.ts';
import { componentMark, foldMark, namesSaidIn, stylesOf } from './page-styles.ts';

const styleElement = /<style>([\s\S]*?)<\/style>/g;
/** Astro hashes what it writes itself; these rules are written as they are. */
const speculationRules = /<script type="speculationrules">([\s\S]*?)<\/script>/g;

/** One first flight of ten packets, less the headers of a page; what a CDN packs on the fly has to fit. */
const firstFlightBytes = 13_300;
const onTheFly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What `components/Picture` writes where it has priority. */
const urgentPicture = /<img[^>]*\sfetchpriority="high"/;

interface HeaderRule {
  for: string;
  values: Record<string, string>;
}

/**
 * One style element in the head of every built page, of the rules that page can use, and a policy that names what stands in
 * that page alone. (Astro writes the style of its island elements beside the first island, where HTML allows none.) Where the first
 * view has a picture, or page and styles together are more than one flight of packets, the head keeps what the first view needs
 * and a sheet brings the rest once that view is painted (`scripts/after-first-paint.ts`).
 */
export function ownStyles(): AstroIntegration {
  return {
    name: 'own-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const config = join(root, '../.netlify/v1/config.json');
        const rules = JSON.parse(await readFile(config, 'utf8')) as { headers: HeaderRule[] };
        const scripts = globSync('_astro/*.js', { cwd: root }).map((file) =>
          readFileSync(join(root, file), 'utf8'),
        );
        const isInScripts = namesSaidIn(scripts.join('\n'));
        for (const file of globSync('**/*.html', { cwd: root })) {
          const path = join(root, file);
          const { page, beside } = withOwnStyles(await readFile(path, 'utf8'), isInScripts);
          await writeFile(path, page);
          for (const { path, content } of beside) await writeFile(join(root, path), content);
          for (const rule of rules.headers.filter(({ for: page }) => page === pathOf(file)))
            narrowPolicy(rule, page);
        }
        await writeFile(config, JSON.stringify(rules));
      },
    },
  };
}

function withOwnStyles(
  html: string,
  isInScripts: (name: string) => boolean,
): { page: string; beside: BuiltFile[] } {
  const css = [...html.matchAll(styleElement)].map(([, content = '']) => content).join('');
  if (!css) return { page: html, beside: [] };
  const short = shortMarks(html);
  const { markup, islands } = withLaterScripts(short(html.replace(styleElement, '')));
  const beside = islands ? [islands] : [];
  const { own, split } = stylesOf(short(css), markup, isInScripts);
  const headed = (styles: string) => markup.replace('</head>', () => `<style>${styles}</style></head>`);
  const whole = headed(own).replace(foldMark, '');
  const [firstView = ''] = markup.split(foldMark);
  const isLight = brotliCompressSync(whole, onTheFly).length <= firstFlightBytes;
  if (!split || (isLight && !urgentPicture.test(firstView))) return { page: whole, beside };
  const rest = builtFile('page', 'css', split.rest);
  // Before the others: what is for paper stands behind what is for the screen, over which it rules.
  const places = markup.match(placeAfterFirstPaint) ?? [''];
  return {
    page: headed(split.first)
      .replace(placeAfterFirstPaint, '')
      .replace(foldMark, () =>
        rest ? places[0].replace('<link', `<link rel="stylesheet" href="${rest.path}"><link`) : places[0],
      ),
    beside: rest ? [...beside, rest] : beside,
  };
}

/**
 * Astro's marks of its components (`data-astro-cid-67ggu7zt`), numbered through: within a page two letters tell them apart, and none
 * of them is squeezed much by any compression.
 */
function shortMarks(html: string): (text: string) => string {
  const marks = [...new Set(html.match(/data-astro-cid-\w+/g))];
  const short = new Map(marks.map((mark, index) => [mark, `${componentMark}${index}`]));
  return (text) => text.replace(/data-astro-cid-\w+/g, (mark) => short.get(mark) ?? mark);
}

function narrowPolicy({ values }: HeaderRule, page: string): void {
  const policy = values['Content-Security-Policy'];
  if (!policy) return;
  const whole = policy
    .replace(/style-src [^;]*/, (directive) => withHashes(directive, page.matchAll(styleElement)))
    .replace(/script-src [^;]*/, (directive) => withHashes(directive, page.matchAll(speculationRules)));
  values['Content-Security-Policy'] = ownHashes(whole, page);
}

function withHashes(directive: string, elements: Iterable<RegExpExecArray>): string {
  const hashes = [...elements].map(([, content = '']) => hashSource(content));
  return [directive, ...hashes.filter((hash) => !directive.includes(hash))].join(' ');
}
