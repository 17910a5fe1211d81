import { randomUUID } from 'node:crypto';
import type { StaffPost } from '#contracts/answers/post.ts';
import type { NewPost } from '#contracts/post.ts';
import { slugFromTitle } from '#contracts/slug.ts';
import { transaction, violatedConstraint, type Actor } from '#server/db/client.ts';
import { selectStaffPost, type StaffPostWithContentRow } from '#server/db/posts-staff.ts';
import {
  insertFormerSlug,
  insertPost,
  lockSlug,
  slugTaken,
  type NewPostRow,
  type PostPast,
} from '#server/db/posts-write.ts';
import { toStaffPost } from './post-view.ts';
import { prepareContent, refusedFields, type InvalidPost, type SlugConflict } from './prepare-post.ts';
import { purgeChange, standingOf } from './purge-change.ts';

type Creation = { outcome: 'created'; post: StaffPost } | InvalidPost | SlugConflict;

/** Another post may take a numbered slug in the same moment by giving it outright; then the next number is tried. */
const attempts = 4;

/**
 * Stores a new post. One round trip, however many are created at once. One that comes from elsewhere brings its past, and
 * an id by which a second attempt finds it stored.
 */
export async function createPost(
  input: NewPost,
  actor: Actor | null,
  { id = randomUUID(), past = null }: { id?: string; past?: PostPast | null } = {},
): Promise<Creation> {
  const content = await prepareContent(input.content);
  if ('outcome' in content) return content;
  const refusal = await refusedFields(input);
  if (refusal) return refusal;
  const row: NewPostRow = {
    id,
    title: input.title,
    slug: input.slug ?? slugFromTitle(input.title),
    isSlugGiven: Boolean(input.slug),
    excerpt: input.excerpt ?? null,
    featuredImage: input.featuredImage ?? null,
    imageAlt: input.imageAlt ?? null,
    category: input.category ?? null,
    published: input.published ?? false,
    publishAt: input.publishAt ?? null,
    updatedBy: actor?.id ?? null,
    past,
    ...content,
  };
  const stored = await store(row, actor);
  if (!stored) return { outcome: 'slug-taken' };
  const post = toStaffPost(stored);
  const shownAt = stored.publishAt ?? stored.createdAt;
  await purgeChange({
    id: post.id,
    before: standingOf({ state: 'draft', shownAt }),
    after: standingOf({ state: post.state, shownAt }),
  });
  return { outcome: 'created', post };
}

async function store(row: NewPostRow, actor: Actor | null): Promise<StaffPostWithContentRow | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [, , , [stored]] = await transaction(
        [lockSlug(row.slug), insertPost(row), insertFormerSlug(row), selectStaffPost(row.id)],
        { repeatable: true, actor: actor ?? undefined },
      );
      return stored;
    } catch (error) {
      if (violatedConstraint(error) !== slugTaken) throw error;
      if (row.isSlugGiven) return undefined;
      if (attempt === attempts) throw error;
    }
  }
}
