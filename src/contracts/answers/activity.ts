import * as z from 'zod/mini';

export const activityEntryShape = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  /** Who, by name; null for the clock, for chores at the server and for a sign-in that named no account. */
  by: z.nullable(z.string()),
  byId: z.nullable(z.string()),
  /** Roughly where from: /24 of IPv4, /48 of IPv6. */
  network: z.nullable(z.string()),
  /** `request.exported`: what it was done to, and what. */
  action: z.string(),
  result: z.enum(['ok', 'refused', 'locked']),
  /** The table of what it was done to. */
  subject: z.nullable(z.string()),
  subjectId: z.nullable(z.string()),
  /** A reference, a post's title or a colleague's name, as it is now; null where there is none any more. */
  subjectName: z.nullable(z.string()),
  /** How many a list or an export held. */
  amount: z.nullable(z.int()),
  subjectIds: z.nullable(z.array(z.string())),
  detail: z.nullable(z.record(z.string(), z.unknown())),
});
export type ActivityEntry = z.output<typeof activityEntryShape>;

/** One entry with every row it was about. */
export const activityDetailShape = z.extend(activityEntryShape, {
  /** References, in the order they were given out; null where the row is gone. */
  rows: z.array(z.strictObject({ id: z.string(), reference: z.nullable(z.string()) })),
});
export type ActivityDetail = z.output<typeof activityDetailShape>;
