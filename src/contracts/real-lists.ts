/**
 * The editor writes every list as a flat `<ol>` whose items carry their kind and depth, and code as one `<div>` a line.
 * A text is kept, and read, with real lists and real code blocks: the editor sends them, and a write makes them of what
 * other callers send. Takes and gives well-formed HTML; what is already real stays as it is.
 */
export function withRealListsAndCode(html: string): string {
  return html
    .replace(editorList, (_, items: string) => nestedLists(items))
    .replace(editorCode, (_, lines: string) => codeBlock(lines));
}

const editorList =
  /<(?:ol|ul)>((?:<li(?= [^>]*data-list=)[^>]*>(?:(?!<\/?(?:li|ol|ul)\b)[\s\S])*<\/li>\s*)+)<\/(?:ol|ul)>/g;
const listItem = /<li([^>]*)>((?:(?!<\/li>)[\s\S])*)<\/li>/g;

interface OpenList {
  tag: 'ol' | 'ul';
  depth: number;
}

function nestedLists(items: string): string {
  const open: OpenList[] = [];
  let html = '';
  const closeLast = () => {
    html += `</li></${open.pop()?.tag ?? 'ul'}>`;
  };
  for (const [, attributes = '', content = ''] of items.matchAll(listItem)) {
    const kind = /data-list="([a-z]+)"/.exec(attributes)?.[1];
    const depth = Number(/ql-indent-(\d+)/.exec(attributes)?.[1] ?? 0);
    const tag = kind === 'ordered' ? 'ol' : 'ul';
    while (open.length > 0 && isDeeper(open.at(-1), depth, tag)) closeLast();
    if (open.at(-1)?.depth === depth) html += '</li>';
    else {
      open.push({ tag, depth });
      html += `<${tag}>`;
    }
    html += `<li${itemAttributes(attributes, kind)}>${content}`;
  }
  while (open.length > 0) closeLast();
  return html;
}

function isDeeper(list: OpenList | undefined, depth: number, tag: string): boolean {
  return list !== undefined && (list.depth > depth || (list.depth === depth && list.tag !== tag));
}

/** Depth and kind are said by the lists themselves; only a ticked or unticked box has no element of its own. */
function itemAttributes(attributes: string, kind: string | undefined): string {
  const classes = (/class="([^"]*)"/.exec(attributes)?.[1] ?? '').replace(/\s*ql-indent-\d+/g, '').trim();
  const box = kind === 'checked' || kind === 'unchecked' ? ` data-list="${kind}"` : '';
  return `${classes && ` class="${classes}"`}${box}`;
}

const editorCode =
  /<div class="ql-code-block-container">((?:<div class="ql-code-block"[^>]*>(?:(?!<\/?div\b)[\s\S])*<\/div>)+)<\/div>/g;
const codeLine = /<div class="ql-code-block"[^>]*>((?:(?!<\/div>)[\s\S])*)<\/div>/g;

function codeBlock(lines: string): string {
  const text = [...lines.matchAll(codeLine)].map(([, line = '']) => line.replaceAll('<br>', ''));
  return `<pre><code>${text.join('\n')}</code></pre>`;
}
