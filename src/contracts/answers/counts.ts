import * as z from 'zod/mini';

const sumsShape = z.strictObject({ view: z.int(), call: z.int(), booking: z.int(), form: z.int() });
export type Sums = z.output<typeof sumsShape>;

export const countsShape = z.strictObject({
  /** Whether anything is counted now. */
  isCounting: z.boolean(),
  /** Every week of the span, the present one last; of one page or of all. `week` is its Monday, YYYY-MM-DD. */
  weeks: z.array(z.extend(sumsShape, { week: z.iso.date() })),
  /** Every page with something counted in the span, the most viewed first. */
  pages: z.array(z.extend(sumsShape, { page: z.string() })),
});
export type Counts = z.output<typeof countsShape>;
