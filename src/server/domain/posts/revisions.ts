import { repeatable } from '#server/db/client.ts';
import { selectRevision, selectRevisions } from '#server/db/revisions.ts';

/** Up to a hundred earlier versions, the latest first, without their texts. */
export const listRevisions = (postId: string) => repeatable(selectRevisions(postId));

/** Undefined where this post has no such version. */
export async function readRevision(postId: string, id: string) {
  const [row] = await repeatable(selectRevision(postId, id));
  return row;
}
