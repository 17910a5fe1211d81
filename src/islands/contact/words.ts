import type { FormMessages } from '#contracts/form-messages.ts';
import type { Language } from '#contracts/language.ts';
import type { FormFieldSpec } from '#contracts/request-forms.ts';
import type { MessageTopic } from '#practice/contact-links.ts';

interface OneForm {
  fields: readonly FormFieldSpec[];
  success: { title: string; description: string };
  failure: string;
  submit: string;
}

/** Everything a patient’s form says, in one language. What stands before a phone or a reference ends where that begins. */
export interface FormWords {
  language: Language;
  messages: FormMessages;
  appointment: OneForm;
  message: OneForm;
  topics: Record<MessageTopic, string>;
  undecided: string;
  required: readonly [before: string, star: string, after: string];
  submitting: string;
  error: string;
  faults: (count: number) => string;
  nothingLost: string;
  callToo: string;
  slow: string;
  again: string;
  offline: string;
  online: string;
  cancel: string;
  canceled: string;
  reference: string;
  sooner: readonly [before: string, after: string];
  another: string;
  /** A word about a day the office is closed; dates are `YYYY-MM-DD`, the reason as `closures.ts` has it. */
  closedDay: (closed: { date: string; reason: string | null; next: string }) => string;
}
