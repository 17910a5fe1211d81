import { imageCopies } from '#contracts/image.ts';

/**
 * What a page adds to a post's HTML so that it behaves: wide tables and code scroll by themselves (and can be reached by
 * keyboard), pictures load when they come near, our own ones in the width that is needed.
 * Takes readable (that is: sanitised) HTML.
 */
export function pageHtml(readable: string): string {
  return readable
    .replaceAll('<table', '<div class="post-table" role="group" aria-label="Table" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre', '<pre tabindex="0"')
    .replace(/<img ([^>]*)>/g, (_, attributes: string) => {
      const src = /(?:^| )src="([^"]*)"/.exec(attributes)?.[1] ?? '';
      return `<img loading="lazy" decoding="async"${widths(src)} ${attributes}>`;
    });
}

function widths(src: string): string {
  if (!/^\/api\/blog-images\/[^?#&]+$/.test(src)) return '';
  return ` srcset="${[...imageCopies(src), `${src} 1600w`].join(', ')}" sizes="(min-width: 44rem) 42rem, 92vw"`;
}
