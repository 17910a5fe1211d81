import { transform, type Selector } from 'lightningcss';

/** What a style element in front of the page has to hold, and what may follow below the first view. */
export interface PageStyles {
  /** Every rule that can meet an element of `markup`. */
  own: string;
  /** Every rule that can meet an element above `foldMark`, and what has to follow it; undefined where the page has no mark. */
  split: { first: string; rest: string } | undefined;
}

/** Stands in a page at the end of its first view, inside of `.first-view` (`PageHero`, `Hero`). */
export const foldMark = /<!--\s*The first view ends here\.?\s*-->/;

/** Begins the attributes that say which component an element is of (`own-styles.ts`). */
export const componentMark = 'data-c';
const isComponentMark = (name: string) => /^\[data-c\d+\]$/.test(name);

/** Whether `scripts`, a megabyte for a whole site, say a name: every page asks about much the same ones. */
export function namesSaidIn(scripts: string): (name: string) => boolean {
  const answers = new Map<string, boolean>();
  return (name) => {
    const answer = answers.get(name) ?? scripts.includes(name);
    answers.set(name, answer);
    return answer;
  };
}

/**
 * A sheet without the rules no element of the page can meet: those that name an element, a class, or a component of Astro's, that stands neither
 * in the page nor in the site's scripts, which may still bring it. What is left keeps its order, so the cascade is what it was.
 */
export function stylesOf(css: string, markup: string, isInScripts: (name: string) => boolean): PageStyles {
  const [top = '', below] = markup.split(foldMark);
  const inMarkup = namesIn(markup).add(hover).add(paper);
  const own = without(
    css,
    (name) => !inMarkup.has(name) && (name.startsWith('[') ? isComponentMark(name) : !isInScripts(name)),
  );
  if (below === undefined) return { own, split: undefined };
  const inTop = namesIn(top);
  const first = withoutSpareDefinitions(without(css, (name) => !inTop.has(name)));
  return { own, split: { first: waiting + first, rest: arrived + restOf(own, first) } };
}

/**
 * What follows the mark is not there until its sheet is: some browsers (Firefox) draw it as it comes, without looks, and let all of it jump;
 * and whoever fills forms in for a patient (Chromium) looks at each field the moment the page is read, and has what is merely hidden laid out
 * for it, before the first view's picture can be painted. Not for longer than three seconds: a sheet that never comes takes no words with it.
 * In the lowest layer what is important outdoes all else; then it steps aside for whatever the page says. A browser that animates no `display` hides it.
 */
const belowTheFold = '.first-view~*,main~*';
const waiting = `@layer wait{${belowTheFold}{animation:wait 1ms 3s backwards!important}}@keyframes wait{0%,to{visibility:hidden;display:none}}`;
/** The delay is said as well: an animation that hides by `display` runs to its end in WebKit where it is only taken back. */
const arrived = `@layer wait{${belowTheFold}{animation:revert-layer!important;animation-delay:0s!important}}`;

/** What a hand over something changes comes with the rest, and so do the looks on paper: nobody is there before. */
const hover = ':hover';
const paper = '@print';

/** The elements, the classes they carry, and the names of their attributes, in brackets: a script adds its own after the rest has come. */
function namesIn(markup: string): Set<string> {
  const classes = [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replace(/&(?:amp|#38);/g, '&').split(/\s+/),
  );
  const elements = [...markup.matchAll(/<([a-z]\w*)/g)].map(([, name = '']) => name);
  const attributes = [...markup.matchAll(/<[a-z]\w*((?:\s+[\w-]+(?:="[^"]*")?)*)/g)].flatMap(([, all = '']) =>
    [...all.matchAll(/\s([\w-]+)(?:="[^"]*")?/g)].map(([, name = '']) => `[${name}]`),
  );
  return new Set([...classes, ...elements, ...attributes]);
}

const definitions = /@(?:keyframes|property) ([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g;

/**
 * A sheet without what no rule of it asks for: animations, typed properties, values of the theme; and of the layer that types
 * properties for old browsers no more than its place.
 */
function withoutSpareDefinitions(css: string): string {
  const rules = css.replace(definitions, '');
  return css
    .replace(definitions, (definition, name: string) => (rules.includes(name) ? definition : ''))
    .replace(/(?<=@layer theme\{[^{}]*\{)[^{}]*/, (values) => usedValues(values, css))
    .replace(/@layer properties\{(?:[^{}]*\{){2}[^{}]*\}{3}/, '@layer properties;');
}

function usedValues(values: string, css: string): string {
  const isUsed = (value: string) => css.includes(`var(${value.slice(0, value.indexOf(':'))}`);
  return values.split(';').filter(isUsed).join(';');
}

/** What a block may override, or be overridden by: the other blocks of its layer. Definitions stand for themselves. */
const scopeOf = (block: string) =>
  /^@(?:layer [^{;]+|font-face|keyframes|property)/.exec(block)?.[0] ?? 'no layer';

/**
 * The whole sheet again and in its order: two halves would override each other in the wrong order. Only a layer that stands whole
 * in the head, and what is defined there, need not come twice.
 */
function restOf(own: string, first: string): string {
  const all = blocks(own);
  const incomplete = new Set(all.filter((block) => !first.includes(block)).map(scopeOf));
  incomplete.add('no layer');
  return all.filter((block) => incomplete.has(scopeOf(block))).join('');
}

/** The statements of a minified sheet, each with all that stands in its braces. */
function blocks(css: string): string[] {
  const found: string[] = [];
  let [start, depth] = [0, 0];
  for (let end = 0; end < css.length; end += 1) {
    if (css[end] === '{') depth += 1;
    if (css[end] === '}') depth -= 1;
    if (depth > 0 || !'};'.includes(css[end] ?? '')) continue;
    found.push(css.slice(start, end + 1));
    start = end + 1;
  }
  return found;
}

function without(css: string, isUnknown: (name: string) => boolean): string {
  const knows = (name: string) => !isUnknown(name);
  const isKnown = (part: Selector[number]) => {
    if (part.type === 'class') return knows(part.name);
    if (part.type === 'pseudo-class' && part.kind === 'hover') return knows(hover);
    return part.type === 'attribute' ? knows(`[${part.name}]`) : true;
  };
  const isThere = (part: Selector[number]) => part.type !== 'type' || knows(part.name);
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        media: ({ value }) =>
          value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') && !knows(paper)
            ? []
            : undefined,
        style(rule) {
          const all = rule.value.selectors;
          const selectors = all.filter((selector) => selector.every(isKnown));
          if (!selectors.some((selector) => selector.every(isThere))) return [];
          return selectors.length < all.length ? { ...rule, value: { ...rule.value, selectors } } : undefined;
        },
      },
    },
  });
  // Once more, since a condition whose rules have gone stays behind empty.
  return transform({ filename: 'page.css', code, minify: true }).code.toString();
}
