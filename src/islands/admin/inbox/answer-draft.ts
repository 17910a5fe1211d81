import { placeholders, type Placeholder, type TemplateWords } from '#contracts/answer.ts';
import type { AnswerTemplate } from '#contracts/answers/answer.ts';
import type { InboxItem } from '#contracts/answers/inbox.ts';
import type { Language } from '#contracts/language.ts';
import { isTemplate, ownWords, templateIn, visitSet } from '#practice/answer-templates.ts';
import { visitWords as visitInSpanish } from '#practice/es/visits.ts';
import { practice } from '#practice/practice.ts';
import { visitWords } from '#practice/visits.ts';
import { isAppointment, personName, visitOf } from './words.ts';

/** An answer that is being written. What was made of one template stays when another one is looked at. */
export interface AnswerDraft {
  /** The answer's own: however often it is sent, it is one mail. */
  id: string;
  template: string;
  edits: Record<string, TemplateWords>;
  marksContacted: boolean;
  /** Undefined until somebody has said so: then the visit goes along with the template that tells of it. */
  attachesVisit?: boolean;
}

/** The practice’s first where nobody said. */
const languageOf = ({ language }: InboxItem): Language => language ?? practice.firstLanguage;

export const newDraft = (item: InboxItem): AnswerDraft => ({
  id: crypto.randomUUID(),
  template: templateIn(languageOf(item), visitToTell(item) ? visitSet : ownWords),
  edits: {},
  marksContacted: true,
});

/** A confirmed date and time, which an answer can tell and carry along. */
export const visitToTell = (item: InboxItem): string | undefined =>
  item.status === 'confirmed' ? visitOf(item) : undefined;

/** Whether the visit goes along as a calendar file. */
export const carriesVisit = ({ template, attachesVisit }: AnswerDraft, item: InboxItem): boolean =>
  visitToTell(item) !== undefined && (attachesVisit ?? isTemplate(template, visitSet));

/** Nobody is told of a visit there is not. */
export const fits = ({ subject, text }: TemplateWords, item: InboxItem): boolean =>
  visitToTell(item) !== undefined || !`${subject}${text}`.includes('{visit}');

/** Those that say nothing that is not so; the language somebody wrote in comes first. */
export function offeredTo(item: InboxItem, templates: readonly AnswerTemplate[]): AnswerTemplate[] {
  const language = languageOf(item);
  const fitting = templates.filter((template) => fits(template, item));
  return [true, false].flatMap((isTheirs) =>
    fitting.filter((template) => (template.language === language) === isTheirs),
  );
}

const tell: Record<Language, typeof visitWords> = { en: visitWords, es: visitInSpanish };

/** Whether a text says when the visit is, in whatever language. */
export const saysWhen = (text: string, visit: string): boolean =>
  Object.values(tell).some((words) => text.includes(words(visit)));

/** `Hello {name}` as `Hello Ada`; what is no placeholder stays as it is. */
function fillTemplate(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return placeholders.reduce((filled, name) => filled.replaceAll(`{${name}}`, () => values[name]), text);
}

/** What a template says to this person. */
export function wordsFor({ subject, text, language }: AnswerTemplate, item: InboxItem): TemplateWords {
  const visit = visitToTell(item);
  const values = {
    visit: visit ? tell[language](visit) : '{visit}',
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

/** What an earlier version of the portal has kept may be of another form: then there is none. */
export function parseDraft(text: string): AnswerDraft | undefined {
  if (!text) return undefined;
  try {
    const draft = JSON.parse(text) as Partial<AnswerDraft>;
    return draft.id && draft.template && draft.edits ? (draft as AnswerDraft) : undefined;
  } catch {
    return undefined;
  }
}
