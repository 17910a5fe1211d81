import type { Revision, RevisionSummary } from '#contracts/answers/working-copy.ts';
import { repeatable } from '#server/db/client.ts';
import { selectRevision, selectRevisions } from '#server/db/revisions.ts';

const dated = <Row extends { savedAt: Date; publishAt: Date | null }>(row: Row) => ({
  ...row,
  savedAt: new Date(row.savedAt).toISOString(),
  publishAt: row.publishAt && new Date(row.publishAt).toISOString(),
});

/** Up to a hundred earlier versions, the latest first, without their texts. */
export async function listRevisions(postId: string): Promise<RevisionSummary[]> {
  return (await repeatable(selectRevisions(postId))).map(dated);
}

/** Undefined where this post has no such version. */
export async function readRevision(postId: string, id: string): Promise<Revision | undefined> {
  const [row] = await repeatable(selectRevision(postId, id));
  return row && dated(row);
}
