import { plainText, shortened } from '#contracts/post-text.ts';
import { postLimits } from '#contracts/post.ts';
import { slugFromTitle, slugLimit } from '#contracts/slug.ts';
import { mendLine, textLength } from '#contracts/text.ts';
import type { StandingPostRow } from '#server/db/posts-write.ts';
import { idFrom } from '../id-from.ts';
import type { ForeignPost } from './foreign-post.ts';

export interface PlannedPost {
  id: string;
  post: ForeignPost;
  title: string;
  slug: string;
  /** Why it does not come in; undefined where it does. */
  skipped: 'here' | 'trash' | 'slug' | 'twice' | 'empty' | undefined;
}

const firstWordsLength = 60;

/** Which posts come in, under which title and address; those that are here already keep theirs. */
export function planPosts(posts: ForeignPost[], standing: StandingPostRow[]): PlannedPost[] {
  const byId = new Map(standing.map((row) => [row.id, row]));
  const ours = new Set(posts.map(({ source }) => idFrom(source)));
  const others = new Set(
    standing.flatMap(({ id, slug, isInTrash }) => (isInTrash || ours.has(id) ? [] : [slug])),
  );
  const taken = new Set(standing.flatMap(({ slug, isInTrash }) => (isInTrash ? [] : [slug])));
  const seen = new Set<string>();
  return posts.map((post) => {
    const id = idFrom(post.source);
    const title = titleOf(post);
    const here = byId.get(id);
    const wished = slugFromTitle(post.slug || title);
    const plan = { id, post, title, slug: here?.slug ?? wished };
    if (seen.has(id)) return { ...plan, skipped: 'twice' };
    seen.add(id);
    if (here) return { ...plan, skipped: here.isInTrash ? 'trash' : 'here' };
    if (!title) return { ...plan, skipped: 'empty' };
    // Somebody wrote it here, or it came from another export: two of the same help nobody.
    if (others.has(wished)) return { ...plan, skipped: 'slug' };
    const slug = numbered(wished, taken);
    taken.add(slug);
    if (slug !== wished) post.remarks.push(`another post of the export is at /blog/${wished} already`);
    return { ...plan, slug, skipped: undefined };
  });
}

/** Its own, shortened where it is too long; else the first words of its text. Empty where there is neither. */
function titleOf({ title, html, remarks }: ForeignPost): string {
  const own = mendLine(title);
  if (textLength(own) > postLimits.title) remarks.push('its title was too long, and is shortened');
  if (own) return shortened(own, postLimits.title);
  const words = mendLine(plainText(html.replace(/<[^>]*>/g, ' ')));
  if (words) remarks.push('it had no title: these are its first words');
  return shortened(words, firstWordsLength);
}

function numbered(base: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `-${number}`;
    const slug = base.slice(0, slugLimit - suffix.length).replace(/-$/, '') + suffix;
    if (!taken.has(slug)) return slug;
  }
}
