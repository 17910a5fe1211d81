/** What `layouts/PageFrame` writes at the end of a page for `scripts/after-first-paint.ts`. */
export const placeAfterFirstPaint = /<noscript data-after-paint[^>]*>.*?<\/noscript>/;

const module = '<script type="module" src="';
const modules = new RegExp(`${module}(/_astro/[^"]+)"></script>`, 'g');

/**
 * A browser asks for every script a page names as soon as it finds it, and as urgently as for the picture of the first view. The one in
 * the head lets that picture pass, and brings the others when it is painted.
 */
export function withLaterScripts(html: string): string {
  const modest = (part: string) => part.replaceAll(module, '<script type="module" fetchpriority="low" src="');
  if (!placeAfterFirstPaint.test(html)) return modest(html);
  const [head = '', body = ''] = html.split('</head>');
  const later = new Set([...body.matchAll(modules)].map(([, path]) => path));
  const named = `$& data-scripts="${[...later].join(' ')}"`;
  return `${modest(head)}</head>${body.replace(modules, '').replace('<noscript data-after-paint', named)}`;
}
