import * as z from 'zod/mini';
import { isInstant } from './instant.ts';
import { atMost, requiredText, shapedText } from './text.ts';
import { isUuid } from './uuid.ts';

/** How staff answer a patient by email, and the templates they begin with. Limits are in characters (`textLength`). */
export const answerLimits = { subject: 150, text: 4_000 } as const;

const subjectField = requiredText({
  missing: 'Please enter a subject.',
  ...atMost(answerLimits.subject),
});
const textRule = {
  missing: 'Please write your answer.',
  ...atMost(answerLimits.text),
  multiline: true,
};

export const answerSchema = z.object({
  /** Chosen by the sender: the same answer sent twice is one mail. */
  id: shapedText('id is a UUID of your own.', isUuid),
  subject: subjectField,
  text: requiredText(textRule),
  /** A request nobody has answered yet counts as contacted from now on. */
  marksContacted: z._default(z.boolean('marksContacted is true or false.'), false),
  /** The confirmed date and time goes along as a calendar file. */
  attachesVisit: z._default(z.boolean('attachesVisit is true or false.'), false),
  /** The request's `updatedAt` last seen: a newer change in between is a conflict. */
  updatedAt: z.optional(shapedText('updatedAt is an instant, as given.', isInstant)),
});
export type Answer = z.output<typeof answerSchema>;

/** What stands in braces in a template is filled in for each patient. */
export const placeholders = ['name', 'reference', 'visit', 'phone', 'practice'] as const;
export type Placeholder = (typeof placeholders)[number];

/** Words in braces that nobody fills in: `{nmae}`. */
function unknownPlaceholders(text: string): string[] {
  const found = [...text.matchAll(/\{([^{}\n]*)\}/g)].map(([, word = '']) => word);
  return found.filter((word) => !(placeholders as readonly string[]).includes(word));
}

const known = placeholders.map((name) => `{${name}}`).join(', ');
const isFillable = z.refine<string>((text) => unknownPlaceholders(text).length === 0, {
  error: ({ input }) =>
    `{${unknownPlaceholders(String(input))[0] ?? ''}} cannot be filled in. What can: ${known}.`,
});

export const answerTemplateSchema = z.object({
  subject: subjectField.check(isFillable),
  text: requiredText({ ...textRule, missing: 'Please write the text.' }).check(isFillable),
});
export type TemplateWords = z.output<typeof answerTemplateSchema>;
