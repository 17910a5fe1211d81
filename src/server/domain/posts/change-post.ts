import type { StaffPost } from '#contracts/answers/post.ts';
import type { PostChange } from '#contracts/post.ts';
import { isUuid } from '#contracts/uuid.ts';
import { transaction, violatedConstraint, type Actor } from '#server/db/client.ts';
import { slugTaken, updatePost, type PostPatch, type WrittenPostRow } from '#server/db/posts-write.ts';
import { toStaffPost } from './post-view.ts';
import { prepareContent, refusedFields, type InvalidPost, type SlugConflict } from './prepare-post.ts';
import { purgeChange, standingOf } from './purge-change.ts';

type Change =
  | { outcome: 'changed'; post: StaffPost }
  | { outcome: 'unknown' }
  /** Somebody changed it after the caller last saw it; `post` is how it is now. */
  | { outcome: 'conflict'; post: StaffPost }
  | InvalidPost
  | SlugConflict;

/** Changes what the input names and leaves the rest. */
export async function changePost(id: string, input: PostChange, actor: Actor | null): Promise<Change> {
  if (!isUuid(id)) return { outcome: 'unknown' };
  const refusal = await refusedFields(input);
  if (refusal) return refusal;
  const content = input.content === undefined ? undefined : await prepareContent(input.content);
  if (content && 'outcome' in content) return content;

  const patch: PostPatch = {
    updated_by: actor?.id ?? null,
    ...(input.title !== undefined && { title: input.title }),
    ...(input.slug && { slug: input.slug }),
    ...(input.excerpt !== undefined && { excerpt: input.excerpt }),
    ...(input.featuredImage !== undefined && { featured_image: input.featuredImage }),
    ...(input.imageAlt !== undefined && { image_alt: input.imageAlt }),
    ...(input.category !== undefined && { category: input.category }),
    ...(typeof input.published === 'boolean' && { published: input.published }),
    ...(input.publishAt !== undefined && { publish_at: input.publishAt }),
    ...(content && {
      content: content.content,
      plain_excerpt: content.plainExcerpt,
      reading_minutes: content.readingMinutes,
    }),
  };
  const row = await store(id, patch, { lastSeen: input.updatedAt ?? null, actor });
  if (row === 'slug-taken') return { outcome: 'slug-taken' };
  if (!row) return { outcome: 'unknown' };
  const post = toStaffPost(row);
  if (!row.isWritten) return { outcome: 'conflict', post };
  await purgeChange({
    id,
    before: { isPublic: row.wasPublic, isScheduled: row.wasScheduled, shownAt: row.wasShownAt },
    after: standingOf(row),
  });
  return { outcome: 'changed', post };
}

async function store(
  id: string,
  patch: PostPatch,
  { lastSeen, actor }: { lastSeen: string | null; actor: Actor | null },
): Promise<WrittenPostRow | 'slug-taken' | undefined> {
  const statement = updatePost(id, patch, lastSeen);
  try {
    // A second run after a lost answer writes the same again; with a time last seen it would mistake itself for another.
    const [[row]] = await transaction([statement], {
      repeatable: lastSeen === null,
      actor: actor ?? undefined,
    });
    return row;
  } catch (error) {
    if (violatedConstraint(error) === slugTaken) return 'slug-taken';
    throw error;
  }
}
