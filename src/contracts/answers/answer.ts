import * as z from 'zod/mini';
import { languages } from '../language.ts';

const templateWordsShape = z.strictObject({ subject: z.string(), text: z.string() });

export const answerTemplateShape = z.extend(templateWordsShape, {
  id: z.string(),
  /** What it is called in the list. */
  name: z.string(),
  /** What its words are written in. */
  language: z.enum(languages),
  /** The practice has put its own words in place of those it came with. */
  isEdited: z.boolean(),
  /** The words it came with. */
  original: templateWordsShape,
});
export type AnswerTemplate = z.output<typeof answerTemplateShape>;
