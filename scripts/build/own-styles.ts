import { globSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { builtFile, laterModule, laterSheet, type BuiltFile } from '#layouts/later-files.ts';
import { hashSource, ownHashes } from '#server/http/own-hashes.ts';
import { componentMark, foldMark, stylesOf } from './page-styles.ts';

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
 * and a sheet behind it brings the rest, one round trip later than it could: read at once, it would share the line with the
 * picture, and laying out all below would keep the picture from being painted.
 */
export function ownStyles(): AstroIntegration {
  return {
    name: 'own-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const config = join(root, '../.netlify/v1/config.json');
        const rules = JSON.parse(await readFile(config, 'utf8')) as { headers: HeaderRule[] };
        const scripts = globSync('_astro/*.js', { cwd: root })
          .map((file) => readFileSync(join(root, file), 'utf8'))
          .join('\n');
        const [afterPaint = ''] = globSync('_astro/after-paint.*.css', { cwd: root });
        const write = ({ path, content }: BuiltFile) => writeFile(join(root, path), content);
        const last = laterSheet([`/${afterPaint}`]);
        await write(last);
        for (const file of globSync('**/*.html', { cwd: root })) {
          const path = join(root, file);
          const { page, files } = withOwnStyles(await readFile(path, 'utf8'), scripts, last);
          await writeFile(path, page);
          for (const later of files) await write(later);
          for (const rule of rules.headers.filter(({ for: address }) => address === pathOf(file)))
            narrowPolicy(rule, page);
        }
        await writeFile(config, JSON.stringify(rules));
      },
    },
  };
}

function pathOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
}

function withOwnStyles(html: string, scripts: string, last: BuiltFile): { page: string; files: BuiltFile[] } {
  const css = [...html.matchAll(styleElement)].map(([, content = '']) => content).join('');
  if (!css) return { page: html, files: [] };
  const short = shortMarks(html);
  const markup = afterPictures(short(html.replace(styleElement, '')));
  const { own, split } = stylesOf(short(css), markup, scripts);
  const headed = (styles: string) => markup.replace('</head>', () => `<style>${styles}</style></head>`);
  const whole = headed(own).replace(foldMark, '');
  const [firstView = ''] = markup.split(foldMark);
  const isLight = brotliCompressSync(whole, onTheFly).length <= firstFlightBytes;
  if (!split || (isLight && !urgentPicture.test(firstView))) return { page: whole, files: [] };
  const rest = builtFile('page', 'css', split.rest);
  // The faces one round trip later still, and what is for paper behind what is for the screen, over which it rules.
  const later = laterSheet([rest.path, last.path]);
  const linked = headed(split.first).replace(linkToLater, '').replace(foldMark, linkTo(later));
  const { page, files } = withOneModule(linked);
  return { page, files: [rest, later, ...files] };
}

/** What `layouts/PageFrame` links behind everything. */
const linkToLater = /<link rel="stylesheet"[^>]*href="[^"]*\/later\.[^"]*"[^>]*>/;
const linkTo = ({ path }: BuiltFile) => `<link rel="stylesheet" href="${path}">`;

/**
 * A browser sends for a page's modules as urgently as for the picture of its first view; they are needed after it, so on a slow line
 * they let it pass.
 */
const modestScript = '<script type="module" fetchpriority="low" src=';
const afterPictures = (html: string) => html.replaceAll('<script type="module" src=', modestScript);

const modules = new RegExp(`${modestScript}"/_astro/([^"]+)"></script>`, 'g');

/**
 * Each of them would still be asked for beside the picture, and share the line with it. One module brings them all instead, a round
 * trip later: still before the page is read to its end and they run. Of a single one nothing would be won.
 */
function withOneModule(page: string): { page: string; files: BuiltFile[] } {
  const names = new Set([...page.matchAll(modules)].map(([, name = '']) => name));
  if (names.size < 2) return { page, files: [] };
  const later = laterModule([...names]);
  const rest = page.replace(modules, '');
  return {
    page: rest.replace('</body>', `${modestScript}"${later.path}"></script></body>`),
    files: [later],
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
