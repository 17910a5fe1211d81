/**
 * What a reader, or the dental board, would stumble over. Everything here is advice, except a picture without a
 * description: that one may not be published.
 */
export interface Finding {
  kind: 'must' | 'advice';
  text: string;
  /** Where it can be mended: a field of the form, or the so-many-th element of a kind in the text. */
  place: FindingPlace;
}

type FindingPlace =
  | { field: 'title' | 'excerpt' | 'imageAlt' }
  | { text: { tag: string; nth: number; words?: string } };

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

export function checkPost({ nodes: found, featuredImage, imageAlt, title, excerpt }: Checked): Finding[] {
  const nodes = withPlaces(found);
  return [
    ...missingDescriptions(nodes, featuredImage, imageAlt),
    ...headingOrder(nodes),
    ...links(nodes),
    ...plainTables(nodes),
    ...longParagraphs(nodes),
    ...boastfulClaims(title, excerpt, nodes),
  ];
}

type PlacedNode = ContentNode & { nth: number };

function withPlaces(nodes: ContentNode[]): PlacedNode[] {
  const counts = new Map<string, number>();
  return nodes.map((node) => {
    const nth = counts.get(node.tag) ?? 0;
    counts.set(node.tag, nth + 1);
    return { ...node, nth };
  });
}

const at = ({ tag, nth }: PlacedNode, words?: string): FindingPlace => ({
  text: { tag, nth, ...(words === undefined ? {} : { words }) },
});
const must = (text: string, place: FindingPlace): Finding => ({ kind: 'must', text, place });
const advice = (text: string, place: FindingPlace): Finding => ({ kind: 'advice', text, place });
const isLine = ({ tag }: ContentNode) => /^(p|h\d|li|blockquote|td|th|figcaption)$/.test(tag);
const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;
const opening = (text: string) => `“${text.split(/\s+/).slice(0, 6).join(' ')}…”`;

function missingDescriptions(nodes: PlacedNode[], featuredImage: string, imageAlt: string): Finding[] {
  const bare = nodes.filter(({ tag, alt }) => tag === 'img' && !alt?.trim());
  const [first] = bare;
  const words =
    bare.length === 1
      ? 'A picture in the text has no description.'
      : `${bare.length} pictures in the text have no description.`;
  return [
    ...(featuredImage && !imageAlt.trim()
      ? [must('The featured image has no alt text.', { field: 'imageAlt' })]
      : []),
    ...(first ? [must(words, at(first))] : []),
  ];
}

function headingOrder(nodes: PlacedNode[]): Finding[] {
  const findings: Finding[] = [];
  let level = 1;
  for (const node of nodes) {
    const own = Number(/^h([2-6])$/.exec(node.tag)?.[1]);
    if (!own) continue;
    if (!node.text.trim()) findings.push(advice('There is an empty heading.', at(node)));
    else if (own > level + 1)
      findings.push(advice(`The heading ${opening(node.text)} skips a level.`, at(node)));
    level = own;
  }
  return findings;
}

function links(nodes: PlacedNode[]): Finding[] {
  return nodes
    .filter(({ tag }) => tag === 'a')
    .flatMap((node) => {
      const { href, hasPicture } = node;
      const text = node.text.trim();
      if (!text && !hasPicture) return [advice('There is a link without text.', at(node))];
      if (!href || href === 'about:blank') return [advice(`The link “${text}” leads nowhere.`, at(node))];
      if (/^(click )?here$|^(read|learn) more$|^this( link)?$/i.test(text))
        return [advice(`The link “${text}” does not say where it leads.`, at(node))];
      return [];
    });
}

function plainTables(nodes: PlacedNode[]): Finding[] {
  const found = nodes.find(({ tag, hasHeader }) => tag === 'table' && !hasHeader);
  return found
    ? [advice('A table has no header row. Put the cursor in it and choose Header row.', at(found))]
    : [];
}

function longParagraphs(nodes: PlacedNode[]): Finding[] {
  return nodes
    .filter(({ tag, text }) => tag === 'p' && wordCount(text) > longParagraphWords)
    .map((node) =>
      advice(
        `The paragraph ${opening(node.text)} is long (${wordCount(node.text)} words). Consider two.`,
        at(node),
      ),
    );
}

/** Each claim once, at the first place it is made. */
function boastfulClaims(title: string, excerpt: string, nodes: PlacedNode[]): Finding[] {
  const found = new Map<string, FindingPlace>();
  const look = (text: string, placeOf: (claim: string) => FindingPlace) => {
    for (const [match] of text.matchAll(claims)) {
      const claim = match.toLowerCase();
      if (!found.has(claim)) found.set(claim, placeOf(claim));
    }
  };
  look(title, () => ({ field: 'title' }));
  look(excerpt, () => ({ field: 'excerpt' }));
  for (const node of nodes.filter(isLine)) look(node.text, (claim) => at(node, claim));
  return [...found].map(([claim, place]) =>
    advice(`“${claim}” is a claim a dental board may object to.`, place),
  );
}
