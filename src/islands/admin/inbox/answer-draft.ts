import { fillTemplate, type AnswerTemplate, type TemplateWords } from '#contracts/answer.ts';
import type { InboxItem } from '#contracts/inbox.ts';
import { ownWords } from '#practice/answer-templates.ts';
import { practice } from '#practice/practice.ts';
import { isAppointment, personName } from './words.ts';

/** An answer that is being written. What was made of one template stays when another one is looked at. */
export interface AnswerDraft {
  /** The answer's own: however often it is sent, it is one mail. */
  id: string;
  template: string;
  edits: Record<string, TemplateWords>;
  marksContacted: boolean;
}

export const newDraft = (): AnswerDraft => ({
  id: crypto.randomUUID(),
  template: ownWords,
  edits: {},
  marksContacted: true,
});

/** What a template says to this person. */
export function wordsFor({ subject, text }: TemplateWords, item: InboxItem): TemplateWords {
  const values = {
    name: isAppointment(item) ? item.firstName : personName(item),
    reference: item.reference,
    phone: practice.phone.display,
    practice: practice.name,
  };
  return { subject: fillTemplate(subject, values), text: fillTemplate(text, values) };
}

/** What stands in the fields: what somebody made of the template, or what the template says. */
export function presentWords(
  { template, edits }: AnswerDraft,
  templates: readonly AnswerTemplate[],
  item: InboxItem,
): TemplateWords {
  const chosen = templates.find(({ id }) => id === template);
  return edits[template] ?? (chosen ? wordsFor(chosen, item) : { subject: '', text: '' });
}

export const writeDraft = (draft: AnswerDraft): string => JSON.stringify(draft);
export const parseDraft = (text: string): AnswerDraft | undefined =>
  text ? (JSON.parse(text) as AnswerDraft) : undefined;
