/** What `layouts/AfterFirstPaint` writes at the end of a page for `scripts/after-first-paint.ts`. */
export const placeAfterFirstPaint = /<noscript data-after-paint[^>]*>.*?<\/noscript>/;

const module = '<script type="module" src="';
const modules = new RegExp(`${module}(/_astro/[^"]+)"></script>`, 'g');

/**
 * A browser asks for every script a page names as soon as it finds it, and as urgently as for the picture of the first view. What a page's
 * components brought comes with what `layouts/AfterFirstPaint` names; on a page without that, after the picture.
 */
export function withLaterScripts(html: string): string {
  if (!placeAfterFirstPaint.test(html))
    return html.replaceAll(module, '<script type="module" fetchpriority="low" src="');
  const later = new Set([...html.matchAll(modules)].map(([, path]) => `${path} `));
  return html.replace(modules, '').replace(' data-scripts="', `$&${[...later].join('')}`);
}
