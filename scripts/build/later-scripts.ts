import { builtFile, type BuiltFile } from './built-file.ts';

/** What `layouts/AfterFirstPaint` writes at the end of a page for `scripts/after-first-paint.ts`. */
export const placeAfterFirstPaint = /<noscript data-after-paint[^>]*>.*?<\/noscript>/;

const module = '<script type="module" src="';
const modules = new RegExp(`${module}(/_astro/[^"]+)"></script>`, 'g');
/** What Astro writes before the first island of a page, for it to come to life: 4 kB, in every such page. */
const islandScripts = /<script>(\([\s\S]*?)<\/script>/g;

/**
 * A browser asks for every script a page names as soon as it finds it, and as urgently as for the picture of the first view. What a page's
 * components and islands brought comes with what `layouts/AfterFirstPaint` names; on a page without that, after the picture.
 */
export function withLaterScripts(html: string): { markup: string; islands?: BuiltFile } {
  if (!placeAfterFirstPaint.test(html))
    return { markup: html.replaceAll(module, '<script type="module" fetchpriority="low" src="') };
  const islands = builtFile(
    'islands',
    'js',
    [...html.matchAll(islandScripts)].map(([, code = '']) => code).join('\n'),
  );
  const later = new Set([...html.matchAll(modules)].map(([, path = '']) => path));
  if (islands) later.add(islands.path);
  const markup = html
    .replace(modules, '')
    .replace(islandScripts, '')
    .replace(' data-scripts="', `$&${[...later].map((path) => `${path} `).join('')}`);
  return { markup, ...(islands && { islands }) };
}
