/** What a pasted element says about the text inside it, by tag and by inline style. */
export interface Marks {
  strong: boolean;
  em: boolean;
  u: boolean;
  s: boolean;
  code: boolean;
  /** Below or above the line. */
  script: 'sub' | 'sup' | '';
  href: string;
}

export const plain: Marks = {
  strong: false,
  em: false,
  u: false,
  s: false,
  code: false,
  script: '',
  href: '',
};

const tagMarks: Record<string, keyof Omit<Marks, 'href' | 'script'>> = {
  B: 'strong',
  STRONG: 'strong',
  I: 'em',
  EM: 'em',
  U: 'u',
  INS: 'u',
  S: 's',
  STRIKE: 's',
  DEL: 's',
  CODE: 'code',
  KBD: 'code',
  SAMP: 'code',
  TT: 'code',
};

const scriptTags: Record<string, Marks['script']> = { SUB: 'sub', SUP: 'sup' };
/** Google Docs and Word say it by style. */
const raised: Record<string, Marks['script']> = { sub: 'sub', super: 'sup', baseline: '' };

export function marksOf(element: Element, outer: Marks): Marks {
  const marks = { ...outer };
  const mark = tagMarks[element.tagName];
  if (mark) marks[mark] = true;
  marks.script = scriptTags[element.tagName] ?? raised[styleOf(element)('vertical-align')] ?? outer.script;
  if (element.tagName === 'A') marks.href = linkTarget(element.getAttribute('href') ?? '') || outer.href;
  const style = styleOf(element);
  const weight = style('font-weight');
  if (weight) marks.strong = /bold/.test(weight) || Number.parseInt(weight, 10) >= 600;
  const slant = style('font-style');
  if (slant) marks.em = /italic|oblique/.test(slant);
  const line = style('text-decoration') + style('text-decoration-line');
  if (/line-through/.test(line)) marks.s = true;
  // Underlined links are how other programs show a link, not an emphasis of the writer's.
  if (/underline/.test(line)) marks.u = true;
  if (marks.href) marks.u = false;
  return marks;
}

/** Takes the life out of pasted HTML: scripts and sheets go, styles are put aside under a name no browser acts on. */
export function inert(html: string): string {
  return html
    .replace(/<(script|style|xml)\b[^]*?<\/\1\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag.replace(/\sstyle\s*=/gi, ' data-style=').replace(/\son\w+\s*=/gi, ' data-on='),
    );
}

/** Reads what `inert` has put aside: a strict policy refuses style attributes even in a document nobody sees. */
export function styleOf(element: Element): (property: string) => string {
  const text = element.getAttribute('data-style') ?? '';
  return (property) =>
    new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(text)?.[1]?.trim().toLowerCase() ?? '';
}

/** Only addresses a reader may follow; Google's redirects are taken off. */
function linkTarget(href: string): string {
  if (/^\/(?!\/)/.test(href)) return href;
  if (!/^(https?:|mailto:|tel:)/i.test(href) || !URL.canParse(href)) return '';
  const url = new URL(href);
  if (/(^|\.)google\.[a-z.]+$/.test(url.hostname) && url.pathname === '/url') {
    return linkTarget(url.searchParams.get('q') ?? '');
  }
  return href;
}
