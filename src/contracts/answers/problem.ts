import * as z from 'zod/mini';

const problemDetailShape = z.strictObject({ path: z.array(z.string()), message: z.string() });
export type ProblemDetail = z.output<typeof problemDetailShape>;

/** What every failed call answers with. */
export const problemShape = z.strictObject({
  /** One sentence a person can read. */
  error: z.string(),
  /** Per field, where the input was at fault; `path` as in the body, e.g. `["email"]`. */
  details: z.exactOptional(z.array(problemDetailShape)),
  /** Why, where a caller is to act on it. */
  code: z.exactOptional(z.string()),
  requestId: z.string(),
});
export type Problem = z.output<typeof problemShape>;
