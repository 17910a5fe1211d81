import type { Answer } from '#contracts/answer.ts';
import type { InboxResource } from '#contracts/inbox.ts';
import { isUuid } from '#contracts/uuid.ts';
import { followUpHours } from '#practice/limits.ts';
import { insertAnswer, type AnswerVerdict } from '#server/db/answers.ts';
import { transaction, type StaffActor } from '#server/db/client.ts';
import type { InboxRow } from '#server/db/inbox.ts';
import { lockItem, selectItem } from '#server/db/request-detail.ts';

export type AnswerOutcome =
  | { outcome: 'queued'; item: InboxRow }
  | { outcome: Exclude<AnswerVerdict, 'ok' | 'repeated'>; item: InboxRow }
  | { outcome: 'unknown' };

/** Mails an answer to whoever sent the request; the same answer sent again is the one mail it was. */
export async function answerRequest(
  resource: InboxResource,
  requestId: string,
  answer: Answer,
  actor: StaffActor,
): Promise<AnswerOutcome> {
  if (!isUuid(requestId)) return { outcome: 'unknown' };
  const given = { resource, requestId, adminId: actor.id, answer, followUpHours };
  const [, [judged], [item]] = await transaction(
    [lockItem(resource, requestId), insertAnswer(given), selectItem(resource, requestId)],
    { repeatable: true, actor },
  );
  if (!judged || !item) return { outcome: 'unknown' };
  const { verdict } = judged;
  return verdict === 'ok' || verdict === 'repeated'
    ? { outcome: 'queued', item }
    : { outcome: verdict, item };
}
