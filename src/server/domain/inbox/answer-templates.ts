import type { TemplateWords } from '#contracts/answer.ts';
import type { AnswerTemplate } from '#contracts/answers/answer.ts';
import { answerTemplates } from '#practice/answer-templates.ts';
import { deleteTemplate, selectTemplates, upsertTemplate } from '#server/db/answer-templates.ts';
import { insertAuditEntry } from '#server/db/audit-log.ts';
import { repeatable, transaction, type StaffActor, type Statement } from '#server/db/client.ts';

/** What answers begin with: the practice's own words where it has put some over those it came with. */
export async function listTemplates(): Promise<AnswerTemplate[]> {
  const stored = await repeatable(selectTemplates());
  return answerTemplates.map(({ id, name, language, ...original }) => {
    const own = stored.find((template) => template.id === id);
    const { subject, text } = own ?? original;
    return { id, name, language, subject, text, isEdited: own !== undefined, original };
  });
}

/** @returns the template as it is now; undefined where there is no such one */
export async function editTemplate(
  id: string,
  words: TemplateWords,
  actor: StaffActor,
): Promise<AnswerTemplate | undefined> {
  const statement = upsertTemplate({ id, ...words }, actor);
  if (!(await write(id, statement, 'request.template-changed', actor))) return undefined;
  return (await listTemplates()).find((one) => one.id === id);
}

/** Back to the words it came with. @returns whether there is such a template */
export function resetTemplate(id: string, actor: StaffActor): Promise<boolean> {
  return write(id, deleteTemplate(id), 'request.template-reset', actor);
}

/** With a line in the log. @returns false where there is no such template, which is then left alone */
async function write(id: string, statement: Statement, action: string, actor: StaffActor): Promise<boolean> {
  const template = answerTemplates.find((one) => one.id === id);
  if (!template) return false;
  await transaction([statement, insertAuditEntry(actor, { action, detail: { name: template.name } })], {
    actor,
  });
  return true;
}
