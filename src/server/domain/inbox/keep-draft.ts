import type { InboxResource } from '#contracts/inbox.ts';
import type { DraftKind } from '#contracts/request-draft.ts';
import { isUuid } from '#contracts/uuid.ts';
import { repeatable, type StaffActor } from '#server/db/client.ts';
import { dropDraft, keepDraft } from '#server/db/request-drafts.ts';

/** Half a note or half an answer, for whoever writes it. @returns whether there is such a request */
export async function keepRequestDraft(
  place: { resource: InboxResource; id: string; kind: DraftKind },
  text: string,
  actor: StaffActor,
): Promise<boolean> {
  if (!isUuid(place.id)) return false;
  const own = { ...place, adminId: actor.id };
  if (text.trim() !== '') return (await repeatable(keepDraft(own, text))).length > 0;
  await repeatable(dropDraft(own));
  return true;
}
