import { DomUtils, parseDocument } from 'htmlparser2';
import {
  renamed,
  lineTags,
  headings,
  players,
  gone,
  isElement,
  holdsBlock,
  hasClass,
  pictureSource,
  isPicture,
  aligned,
  spans,
  loneUrl,
  link,
  watchable,
  wrapped,
  saysSomething,
  textOf,
  escaped,
  quoted,
  type Element,
  type Node,
} from './foreign-elements.ts';

/** Where what a text names is found here. */
export interface Places {
  /** A picture's address on this site, or undefined where it did not come along. */
  pictureAt: (url: string) => string | undefined;
  /** Where a link leads from here. */
  linkTo: (url: string) => string;
  keepsLineBreaks: boolean;
  remarks: Set<string>;
}

/** The addresses of all pictures the text will ask for, each once. */
export function picturesIn(html: string): Set<string> {
  const urls = new Set<string>();
  const pictureAt = (url: string) => {
    urls.add(url);
    return undefined;
  };
  ourHtml(html, { pictureAt, linkTo: (url) => url, keepsLineBreaks: false, remarks: new Set() });
  urls.delete('');
  return urls;
}

/**
 * Another system's HTML as the editor here would have written it: paragraphs around loose text, figures with captions,
 * links in place of players, nothing that is only looks. What the sanitizer would drop without a word is named.
 */
export function ourHtml(html: string, places: Places): string {
  return new Writer(places).blocks(parseDocument(html).children);
}

class Writer {
  readonly #places: Places;

  constructor(places: Places) {
    this.#places = places;
  }

  /** Blocks one after the other; what stands loose between them becomes paragraphs. */
  blocks(nodes: Node[]): string {
    let html = '';
    let loose: Node[] = [];
    const close = () => {
      html += this.#paragraphs(loose);
      loose = [];
    };
    for (const node of nodes) {
      if (!isElement(node) || !holdsBlock(node)) loose.push(node);
      else {
        close();
        html += this.#block(node);
      }
    }
    close();
    return html;
  }

  #paragraphs(nodes: Node[]): string {
    return nodes
      .map((node) => this.#line(node, true))
      .join('')
      .split(/\n[^\S\n]*\n\s*/)
      .map((text) => text.trim())
      .filter(saysSomething)
      .map((text) => `<p>${loneUrl(this.#places.keepsLineBreaks ? text.replace(/\n/g, '<br>') : text)}</p>`)
      .join('');
  }

  #block(node: Element): string {
    const tag = renamed[node.name] ?? node.name;
    const { children } = node;
    if (gone.has(tag)) return '';
    if (players.has(tag)) return this.#player(node);
    if (tag === 'hr') return '<hr>';
    if (tag === 'pre') return `<pre><code>${escaped(DomUtils.textContent(node))}</code></pre>`;
    if (tag === 'p') return this.#paragraph(node);
    if (headings.has(tag)) return wrapped(tag, this.#lines(children), aligned(node));
    if (/^(?:summary|legend|dt)$/.test(tag)) return wrapped('p', `<strong>${this.#lines(children)}</strong>`);
    if (tag === 'blockquote' || hasClass(node, 'kg-callout-card'))
      return wrapped('blockquote', this.blocks(children));
    if (hasClass(node, 'kg-bookmark-card')) return this.#bookmark(node);
    if (tag === 'figure') return this.#figure(node);
    if (tag === 'ul' || tag === 'ol') return wrapped(tag, children.map((item) => this.#item(item)).join(''));
    if (tag === 'table') return this.#table(node);
    return this.blocks(children);
  }

  /** What it holds besides words (a figure some editors put into a paragraph) comes out of it. */
  #paragraph(node: Element): string {
    if (node.children.some((child) => isElement(child) && holdsBlock(child)))
      return this.blocks(node.children);
    const text = this.#lines(node.children).trim();
    return saysSomething(text) ? `<p${aligned(node)}>${loneUrl(text)}</p>` : '';
  }

  #item(node: Node): string {
    if (!isElement(node)) return '';
    if (node.name === 'ul' || node.name === 'ol') return this.#block(node);
    const box = DomUtils.findOne(
      ({ name, attribs }) => name === 'input' && attribs['type'] === 'checkbox',
      node.children,
    );
    const kind = box ? ` data-list="${'checked' in box.attribs ? 'checked' : 'unchecked'}"` : '';
    const html = this.blocks(node.children)
      .replace(/<\/p><p[^>]*>/g, '<br>')
      .replace(/<\/?p\b[^>]*>/g, '');
    return `<li${kind}>${html.trim()}</li>`;
  }

  #table(node: Element): string {
    const [caption] = DomUtils.getElementsByTagName('caption', node, true);
    const rows = DomUtils.getElementsByTagName('tr', node, true);
    const cells = (row: Element) =>
      row.children
        .filter(isElement)
        .map((cell) => `<${cell.name}${spans(cell)}>${this.#cell(cell)}</${cell.name}>`)
        .join('');
    const body = rows.map((row) => `<tr>${cells(row)}</tr>`).join('');
    return `${caption ? wrapped('p', `<strong>${this.#lines(caption.children)}</strong>`) : ''}<table><tbody>${body}</tbody></table>`;
  }

  #cell(cell: Element): string {
    return this.blocks(cell.children).replace(/^<p>((?:(?!<p>)[^])*)<\/p>$/, '$1');
  }

  #figure(node: Element): string {
    const [caption] = DomUtils.getElementsByTagName('figcaption', node.children, false);
    const inner = node.children.filter((child) => child !== caption);
    const words = caption ? this.#lines(caption.children).trim() : '';
    const pictures = DomUtils.getElementsByTagName('img', inner, true);
    const nested = DomUtils.getElementsByTagName('figure', inner, true);
    if (pictures.length === 0 || nested.length > 0)
      return this.blocks(inner) + (saysSomething(words) ? `<p>${words}</p>` : '');
    const shown = pictures.map((picture) => this.#picture(picture)).filter(Boolean);
    // Its words belong to the last one.
    return shown
      .map((picture, index) => {
        const isLast = index === shown.length - 1;
        return `<figure>${picture}${isLast && words ? `<figcaption>${words}</figcaption>` : ''}</figure>`;
      })
      .join('');
  }

  #picture({ attribs }: { attribs: Record<string, string> }): string {
    const url = this.#places.pictureAt(pictureSource({ attribs }));
    return url ? `<img src="${quoted(url)}" alt="${quoted(attribs['alt'] ?? '')}">` : '';
  }

  /** Players of other hosts have no place in a post; a link has. */
  #player(node: Element): string {
    const sources = [node, ...DomUtils.getElementsByTagName('source', node, true)];
    const url = sources.map(({ attribs }) => attribs['src'] ?? attribs['data']).find(Boolean);
    this.#places.remarks.add('a player became a link');
    return url ? `<p>${link(watchable(this.#places.linkTo(url)))}</p>` : '';
  }

  #bookmark(node: Element): string {
    const part = (name: string) => DomUtils.findOne((element) => hasClass(element, name), node.children);
    const url = part('kg-bookmark-container')?.attribs['href'];
    const title = textOf(part('kg-bookmark-title'));
    const words = textOf(part('kg-bookmark-description'));
    if (!url) return '';
    return `<p>${link(this.#places.linkTo(url), title)}${words && `<br>${escaped(words)}`}</p>`;
  }

  #lines(nodes: Node[]): string {
    return nodes.map((node) => this.#line(node, false)).join('');
  }

  /** @param isLoose whether blank lines are still to be told from others */
  #line(node: Node, isLoose: boolean): string {
    if (node.type === 'text') {
      const text = escaped((node as unknown as { data: string }).data);
      return isLoose ? text : text.replace(/\s*\n\s*/g, ' ');
    }
    if (!isElement(node)) return '';
    const tag = renamed[node.name] ?? node.name;
    if (tag === 'br') return '<br>';
    if (tag === 'img') return this.#picture(node);
    if (gone.has(tag)) return '';
    const inner = this.#lines(node.children);
    if (tag === 'a') return this.#anchor(node, inner);
    return lineTags.has(tag) && inner.trim() ? `<${tag}>${inner}</${tag}>` : inner;
  }

  #anchor({ attribs }: Element, inner: string): string {
    const url = attribs['href']?.trim() ?? '';
    if ('data-footnote-backref' in attribs) return '';
    // A place within the page, and a picture that leads to itself, larger.
    const leadsNowhere = !url || url.startsWith('#') || (inner.startsWith('<img') && isPicture(url));
    if (leadsNowhere || !inner.trim()) return inner;
    const target = attribs['target'] === '_blank' ? ' target="_blank"' : '';
    return `<a href="${quoted(this.#places.linkTo(url))}"${target}>${inner}</a>`;
  }
}
