import * as z from 'zod/mini';

/** One day's count of a kind, such as `policy:img-src` or `error:TypeError`. */
export const reportCountShape = z.strictObject({
  /** YYYY-MM-DD, in UTC. */
  day: z.iso.date(),
  kind: z.string(),
  count: z.int(),
});
export type ReportCount = z.output<typeof reportCountShape>;
