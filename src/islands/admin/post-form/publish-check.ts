/**
 * What a reader, or the dental board, would stumble over. Everything here is advice, except a picture without a
 * description: that one may not be published.
 */
export interface Finding {
  kind: 'must' | 'advice';
  text: string;
}

/** An element of the content, as much of the DOM as the rules need; so they run without a browser too. */
export interface ContentNode {
  tag: string;
  text: string;
  alt?: string | null;
  href?: string | null;
  hasPicture?: boolean;
  /** Of a table: some cell is a header. */
  hasHeader?: boolean;
}

interface Checked {
  nodes: ContentNode[];
  featuredImage: string;
  imageAlt: string;
  title: string;
  excerpt: string;
}

const longParagraphWords = 150;
const claims =
  /\b(the best|best dentist|painless|pain-free|guarantee[ds]?|guaranteed|100 ?%|perfect|miracle|cure[sd]?|permanent(ly)?|risk-free|number one|#1|superior)\b/gi;

export function checkPost({ nodes, featuredImage, imageAlt, title, excerpt }: Checked): Finding[] {
  return [
    ...missingDescriptions(nodes, featuredImage, imageAlt),
    ...headingOrder(nodes),
    ...links(nodes),
    ...plainTables(nodes),
    ...longParagraphs(nodes),
    ...boastfulClaims([title, excerpt, ...nodes.filter(isLine).map((node) => node.text)].join('\n')),
  ];
}

const must = (text: string): Finding => ({ kind: 'must', text });
const advice = (text: string): Finding => ({ kind: 'advice', text });
const isLine = ({ tag }: ContentNode) => /^(p|h\d|li|blockquote|td|th)$/.test(tag);
const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;
const opening = (text: string) => `“${text.split(/\s+/).slice(0, 6).join(' ')}…”`;

function missingDescriptions(nodes: ContentNode[], featuredImage: string, imageAlt: string): Finding[] {
  const bare = nodes.filter(({ tag, alt }) => tag === 'img' && !alt?.trim()).length;
  return [
    ...(featuredImage && !imageAlt.trim() ? [must('The featured image has no alt text.')] : []),
    ...(bare === 1 ? [must('A picture in the text has no description. Select it and choose Image.')] : []),
    ...(bare > 1
      ? [must(`${bare} pictures in the text have no description. Select each and choose Image.`)]
      : []),
  ];
}

function headingOrder(nodes: ContentNode[]): Finding[] {
  const findings: Finding[] = [];
  let level = 1;
  for (const { tag, text } of nodes) {
    const own = Number(/^h([2-6])$/.exec(tag)?.[1]);
    if (!own) continue;
    if (!text.trim()) findings.push(advice('There is an empty heading.'));
    else if (own > level + 1) findings.push(advice(`The heading ${opening(text)} skips a level.`));
    level = own;
  }
  return findings;
}

function links(nodes: ContentNode[]): Finding[] {
  return nodes
    .filter(({ tag }) => tag === 'a')
    .flatMap(({ text, href, hasPicture }) => {
      if (!text.trim() && !hasPicture) return [advice('There is a link without text.')];
      if (!href || href === 'about:blank') return [advice(`The link “${text.trim()}” leads nowhere.`)];
      if (/^(click )?here$|^(read|learn) more$|^this( link)?$/i.test(text.trim()))
        return [advice(`The link “${text.trim()}” does not say where it leads.`)];
      return [];
    });
}

function plainTables(nodes: ContentNode[]): Finding[] {
  const found = nodes.some(({ tag, hasHeader }) => tag === 'table' && !hasHeader);
  return found ? [advice('A table has no header row. Put the cursor in it and choose Header row.')] : [];
}

function longParagraphs(nodes: ContentNode[]): Finding[] {
  return nodes
    .filter(({ tag, text }) => tag === 'p' && wordCount(text) > longParagraphWords)
    .map(({ text }) =>
      advice(`The paragraph ${opening(text)} is long (${wordCount(text)} words). Consider two.`),
    );
}

function boastfulClaims(text: string): Finding[] {
  const found = new Set([...text.matchAll(claims)].map(([claim]) => claim.toLowerCase()));
  return [...found].map((claim) => advice(`“${claim}” is a claim a dental board may object to.`));
}
