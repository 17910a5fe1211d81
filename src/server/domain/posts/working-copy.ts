import type { SavedWorkingCopy, WorkingCopyState } from '#contracts/answers/working-copy.ts';
import type { WorkingCopy } from '#contracts/working-copy.ts';
import { repeatable, transaction } from '#server/db/client.ts';
import {
  deleteWorkingCopy,
  selectOtherEditors,
  selectWorkingCopies,
  selectWorkingCopy,
  upsertWorkingCopy,
  type WorkingCopyRow,
} from '#server/db/working-copies.ts';

const toSaved = (row: WorkingCopyRow): SavedWorkingCopy => ({
  key: row.key,
  // One that was kept before there were categories has none.
  fields: { ...row.fields, category: row.fields.category ?? '' },
  baseUpdatedAt: row.baseUpdatedAt && new Date(row.baseUpdatedAt).toISOString(),
  savedAt: new Date(row.savedAt).toISOString(),
});

/** All unsaved texts of one person. */
export async function listWorkingCopies(adminId: string): Promise<SavedWorkingCopy[]> {
  return (await repeatable(selectWorkingCopies(adminId))).map(toSaved);
}

/** One’s own unsaved text, null without one, and who else has been writing on the same post lately. */
export async function readWorkingCopy(adminId: string, key: string): Promise<WorkingCopyState> {
  const [mine, others] = await transaction(
    [selectWorkingCopy(adminId, key), selectOtherEditors(adminId, key)],
    { repeatable: true },
  );
  return {
    mine: mine[0] ? toSaved(mine[0]) : null,
    others: others.map(({ savedAt, ...colleague }) => ({
      ...colleague,
      savedAt: new Date(savedAt).toISOString(),
    })),
  };
}

/** @returns when it was kept; an older one that comes late changes nothing */
export async function keepWorkingCopy(
  adminId: string,
  key: string,
  copy: WorkingCopy,
): Promise<{ savedAt: string }> {
  const [row] = await repeatable(upsertWorkingCopy(adminId, key, copy));
  return { savedAt: new Date(row?.savedAt ?? Date.now()).toISOString() };
}

/** @param key a post’s id, or `new` */
export async function dropWorkingCopy(adminId: string, key: string): Promise<void> {
  await repeatable(deleteWorkingCopy(adminId, key));
}
