import { spanishTemplates } from './es/answer-templates.ts';
import type { Language } from './language.ts';

/**
 * What the desk's answers by email begin with. Words in braces are filled in: {name}, {reference}, {visit}, {phone}, {practice}.
 * Mail is no envelope: nothing here says what somebody needs a dentist for. The portal can put other words over these.
 */
export interface DefaultTemplate {
  id: string;
  /** What staff call it. */
  name: string;
  language: Language;
  subject: string;
  text: string;
}

const signature = 'Your reference is {reference}. You can reach us at {phone}.\n\n{practice}';

export const ownWords = 'own-words';
/** For whoever is confirmed with a date and a time; offered to nobody else. */
export const visitSet = 'visit-set';

const englishTemplates: readonly Omit<DefaultTemplate, 'language'>[] = [
  {
    id: ownWords,
    name: 'Own words',
    subject: 'Your note to us ({reference})',
    text: `Hello {name},\n\n\n\n${signature}`,
  },
  {
    id: visitSet,
    name: 'Your visit is set',
    subject: 'Your visit is set ({reference})',
    text: `Hello {name},\n\nWe look forward to seeing you on {visit}.\n\nThe date is attached as a file for your calendar. If you cannot come, please call us as soon as you can.\n\n${signature}`,
  },
  {
    id: 'received',
    name: 'We received your message',
    subject: 'We received your message ({reference})',
    text: `Hello {name},\n\nThank you for writing to us. We have your message and will get back to you.\n\n${signature}`,
  },
  {
    id: 'called',
    name: 'We tried to call you',
    subject: 'We tried to call you ({reference})',
    text: `Hello {name},\n\nWe tried to call you and could not reach you. Please call us, or reply to this mail and tell us when we can reach you.\n\n${signature}`,
  },
  {
    id: 'which-day',
    name: 'Which day suits you',
    subject: 'Which day suits you? ({reference})',
    text: `Hello {name},\n\nThank you for your request. Which days and times suit you? Reply to this mail with two or three, or call us, and we will look for a place.\n\n${signature}`,
  },
];

/** Of two sisters the Spanish one is named after the English one. */
const spanishEnd = '-es';
export const templateIn = (language: Language | null, id: string) =>
  language === 'es' ? `${id}${spanishEnd}` : id;
/** Whether a template is the one of this id, in whatever language. */
export const isTemplate = (template: string, id: string) =>
  template === id || template === templateIn('es', id);

export const answerTemplates: readonly DefaultTemplate[] = [
  ...englishTemplates.map((template) => ({ ...template, language: 'en' as const })),
  ...englishTemplates.flatMap(({ id, name }) => {
    const words = spanishTemplates[id];
    if (!words) return [];
    return [{ id: templateIn('es', id), name: `${name} (Spanish)`, language: 'es' as const, ...words }];
  }),
];
