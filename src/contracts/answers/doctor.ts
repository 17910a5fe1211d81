import * as z from 'zod/mini';

/** How a thing stands: `unknown` where nobody could look. */
const findingStates = ['ok', 'warning', 'fault', 'unknown'] as const;
export type FindingState = (typeof findingStates)[number];

const findingShape = z.strictObject({
  /** What was looked at, in two or three words. */
  subject: z.string(),
  state: z.enum(findingStates),
  /** What was seen. Never contains a secret. */
  seen: z.string(),
  /** Why it matters, for somebody who does not program. */
  why: z.string(),
  /** What to do; nothing where nothing has to be done. */
  cure: z.exactOptional(z.string()),
});
export type Finding = z.output<typeof findingShape>;

/** Everything that was looked at, in the order to mend it in. */
export const examinationShape = z.strictObject({
  examinedAt: z.iso.datetime(),
  findings: z.array(findingShape),
});
export type Examination = z.output<typeof examinationShape>;
