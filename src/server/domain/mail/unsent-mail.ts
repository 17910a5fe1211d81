import type { UnsentMail } from '#contracts/answers/mail.ts';
import { isUuid } from '#contracts/uuid.ts';
import { repeatable, transaction, type Dated, type StaffActor } from '#server/db/client.ts';
import { retryMail, selectUnsentMails } from '#server/db/unsent-mail.ts';

/** More than anybody reads: then it is the mail server that has to be mended. */
const shownAtMost = 100;

/** What was given up and still matters, the latest first. */
export function listUnsentMails(): Promise<Dated<UnsentMail, 'failedAt'>[]> {
  return repeatable(selectUnsentMails(shownAtMost));
}

/** @returns whether there is such a mail */
export async function tryMailAgain(id: string, actor: StaffActor): Promise<boolean> {
  if (!isUuid(id)) return false;
  const [[mail]] = await transaction([retryMail(id, actor)], { repeatable: true, actor });
  return mail !== undefined;
}
