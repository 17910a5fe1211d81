import type { StaffPost } from '#contracts/answers/post.ts';
import { isUuid } from '#contracts/uuid.ts';
import { trashDays } from '#practice/limits.ts';
import { repeatable, transaction, violatedConstraint, once, type Actor } from '#server/db/client.ts';
import { noteLastTime } from '#server/db/last-times.ts';
import { emptyTrash, lockSlugOf, restorePost, slugTaken, trashPost } from '#server/db/posts-write.ts';
import { toStaffPost } from './post-view.ts';
import { purgeChange, standingOf } from './purge-change.ts';

/** So long after a deletion its undo publishes again what was published. */
const undoSeconds = 60;

/** To the trash; the slug is free again. @returns whether there was such a post. */
export async function moveToTrash(id: string, actor: Actor | null): Promise<boolean> {
  if (!isUuid(id)) return false;
  const [row] = await once(trashPost(id, actor?.id ?? null), actor ?? undefined);
  if (!row) return false;
  await purgeChange({
    id,
    before: { isPublic: row.wasPublic, isScheduled: row.wasScheduled, shownAt: row.wasShownAt },
    after: standingOf({ state: 'trash', shownAt: row.wasShownAt }),
  });
  return true;
}

/**
 * Out of the trash, as a draft; as an undo, within a minute of the deletion, as it was. Undefined when it is not in there.
 */
export async function restoreFromTrash(
  id: string,
  actor: Actor | null,
  { isUndo = false } = {},
): Promise<StaffPost | undefined> {
  if (!isUuid(id)) return undefined;
  const row = await takeOut(id, actor, isUndo);
  if (!row) return undefined;
  await purgeChange({
    id,
    before: standingOf({ state: 'trash', shownAt: row.shownAt }),
    after: standingOf(row),
  });
  return toStaffPost(row);
}

async function takeOut(id: string, actor: Actor | null, isUndo: boolean) {
  for (let attemptsLeft = 3; ; attemptsLeft -= 1) {
    try {
      const [, [row]] = await transaction(
        [lockSlugOf(id), restorePost(id, actor?.id ?? null, isUndo ? undoSeconds : 0)],
        { actor: actor ?? undefined },
      );
      return row;
    } catch (error) {
      // Its slug was given to another post in the same moment: the next number is free.
      if (violatedConstraint(error) !== slugTaken || attemptsLeft === 0) throw error;
    }
  }
}

/** Deletes for good what has been in the trash for a month. Safe to run at any time. */
export async function emptyOldTrash(): Promise<void> {
  await once(emptyTrash(trashDays));
  await repeatable(noteLastTime('trash'));
}
