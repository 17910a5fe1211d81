/**
 * Gutenberg keeps its blocks as comments around HTML. The HTML is what readers saw; a block without any was filled in by
 * WordPress itself, and is named.
 */
export function withoutBlocks(html: string, remarks: Set<string>): string {
  for (const [, name = ''] of html.matchAll(/<!--\s+wp:([a-z][\w/-]*)[^>]*?\/-->/g))
    remarks.add(`the block “${name}” is filled in by WordPress alone, and is gone`);
  return html.replace(/<!--[^]*?-->/g, '');
}
