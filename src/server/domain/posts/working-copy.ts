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

/** One that was kept before there were categories has none. */
const withCategory = (row: WorkingCopyRow): WorkingCopyRow => ({
  ...row,
  fields: { ...row.fields, category: row.fields.category ?? '' },
});

/** All unsaved texts of one person. */
export async function listWorkingCopies(adminId: string): Promise<WorkingCopyRow[]> {
  return (await repeatable(selectWorkingCopies(adminId))).map(withCategory);
}

/** One’s own unsaved text, null without one, and who else has been writing on the same post lately. */
export async function readWorkingCopy(adminId: string, key: string) {
  const [[mine], others] = await transaction(
    [selectWorkingCopy(adminId, key), selectOtherEditors(adminId, key)],
    { repeatable: true },
  );
  return { mine: mine ? withCategory(mine) : null, others };
}

/** @returns when it was kept; an older one that comes late changes nothing */
export async function keepWorkingCopy(
  adminId: string,
  key: string,
  copy: WorkingCopy,
): Promise<{ savedAt: Date }> {
  const [row] = await repeatable(upsertWorkingCopy(adminId, key, copy));
  return { savedAt: row?.savedAt ?? new Date() };
}

/** @param key a post’s id, or `new` */
export async function dropWorkingCopy(adminId: string, key: string): Promise<void> {
  await repeatable(deleteWorkingCopy(adminId, key));
}
