import { ourCategory } from './foreign-post.ts';
import { keyOf } from './former-site.ts';
import type { ImportedPost, ImportResult } from './import-posts.ts';

const whyLeftOut: Record<string, string> = {
  page: 'this site has pages of its own',
  attachment: 'a picture comes along with the post that shows it',
};

const whySkipped = {
  here: 'here already',
  trash: 'it is in the trash here; restore it there',
  slug: 'another post is at this address already',
  twice: 'it stands in the export twice',
  empty: 'it has neither a title nor a text',
} as const;

/** What came, what did not, and what is left to do: in words for whoever typed the command. */
export function importReport({ export: exported, posts, pictures, isDryRun }: ImportResult): string {
  const came = posts.filter(({ skipped, refused }) => !skipped && !refused);
  const here = posts.filter(({ skipped }) => skipped === 'here');
  const verb = isDryRun ? 'would come in' : 'came in';
  return [
    `${exported.system}${exported.site ? ` of ${exported.site}` : ''}: ${counted(exported.posts.length, 'post')}.`,
    `${counted(came.length, 'post')} ${verb}${came.length > 0 ? `: ${states(came)}` : ''}. ${
      isDryRun
        ? `${counted(pictures, 'picture')} would come along.`
        : `${counted(pictures, 'picture')} came along.`
    }`,
    ...(here.length > 0
      ? [
          `${counted(here.length, 'post')} of it ${here.length === 1 ? 'is' : 'are'} here already, and stay${here.length === 1 ? 's' : ''} untouched.`,
        ]
      : []),
    ...(isDryRun ? ['Nothing was written.'] : []),
    ...section('Left out', [
      ...[...exported.leftOut].map(
        ([kind, count]) => `${ofKind(count, kind)}${whyLeftOut[kind] ? `: ${whyLeftOut[kind]}` : ''}`,
      ),
      ...exported.unread,
      ...posts.flatMap(whyNot),
    ]),
    ...section('Look at these', came.flatMap(remarksOf)),
    ...section(
      'Pictures that are missing',
      came.flatMap(({ slug, missing }) =>
        missing.map(({ url, reason }) => `${short(url)} in /blog/${slug}: ${reason}`),
      ),
    ),
    ...section(
      'Old addresses, ready for src/practice/former-paths.ts',
      linesOfFormerPaths([...came, ...here]),
    ),
    ...section('Categories that are none of src/practice/own/post-categories.ts', strangeCategories(came)),
    ...section('Authors, ready for src/content/post-credits.ts', authors([...came, ...here])),
  ].join('\n');
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `2 files without front matter`; a kind of WordPress' own may end in an s already. */
const ofKind = (count: number, kind: string) =>
  `${count} ${count === 1 ? kind : kind.replace(/^(\w*[^\Ws])(?= |$)/, '$1s')}`;

function states(posts: ImportedPost[]): string {
  return (['published', 'scheduled', 'draft'] as const)
    .map((state) => ({ state, count: posts.filter((post) => post.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => (state === 'draft' ? counted(count, 'draft') : `${count} ${state}`))
    .join(', ');
}

function whyNot({ title, post, skipped, refused }: ImportedPost): string[] {
  if (skipped === 'here' || (!skipped && !refused)) return [];
  return [`“${title || post.source}”: ${skipped ? whySkipped[skipped] : (refused ?? '')}`];
}

function remarksOf({ slug, remarks, undescribed }: ImportedPost): string[] {
  const all = [
    ...remarks,
    ...(undescribed > 0 ? [`${counted(undescribed, 'picture')} without a description`] : []),
  ];
  return all.length > 0 ? [`/blog/${slug}: ${all.join('; ')}`] : [];
}

/** Each path once: where two posts claim one, the first has it. */
function linesOfFormerPaths(posts: ImportedPost[]): string[] {
  const lines = new Map<string, string>();
  for (const { slug, formerPaths } of posts)
    for (const path of formerPaths)
      if (!lines.has(keyOf(path)))
        lines.set(keyOf(path), `${quoted(path.replace(/(?<=.)\/$/, ''))}: ${quoted(`/blog/${slug}`)},`);
  return [...lines.values()];
}

/** What posts were filed under that have no category here, each with how many posts it had. */
function strangeCategories(posts: ImportedPost[]): string[] {
  const counts = new Map<string, number>();
  for (const { post } of posts)
    if (!ourCategory(post))
      for (const name of new Set(post.categories)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name}: ${counted(count, 'post')}`);
}

const authors = (posts: ImportedPost[]) =>
  posts.flatMap(({ slug, post }) =>
    post.author ? [`${quoted(slug)}: { author: ${quoted(post.author)} },`] : [],
  );

function section(title: string, lines: string[]): string[] {
  return lines.length > 0 ? ['', `${title}:`, ...lines.map((line) => `  ${line}`)] : [];
}

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replace(/[\r\n]/g, ' ')}'`;
const short = (url: string) => (url.startsWith('data:') ? 'a picture within the text' : url);
