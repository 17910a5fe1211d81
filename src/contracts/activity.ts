import * as z from 'zod/mini';
import { shapedText } from './text.ts';

/** What staff have done, as an owner reads it. Instants are ISO 8601 UTC. */
export const activityKinds = [
  'session',
  'account',
  'request',
  'export',
  'post',
  'image',
  'practice',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

export interface ActivityEntry {
  id: string;
  at: string;
  /** Who, by name; null for the clock, for chores at the server and for a sign-in that named no account. */
  by: string | null;
  byId: string | null;
  /** Roughly where from: /24 of IPv4, /48 of IPv6. */
  network: string | null;
  /** `request.exported`: what it was done to, and what. */
  action: string;
  result: 'ok' | 'refused' | 'locked';
  /** The table of what it was done to. */
  subject: string | null;
  subjectId: string | null;
  /** A reference, a post's title or a colleague's name, as it is now; null where there is none any more. */
  subjectName: string | null;
  /** How many a list or an export held. */
  amount: number | null;
  subjectIds: string[] | null;
  detail: Record<string, unknown> | null;
}

/** One entry with every row it was about. */
export interface ActivityDetail extends ActivityEntry {
  /** References, in the order they were given out; null where the row is gone. */
  rows: { id: string; reference: string | null }[];
}

/** What of it somebody asks for; whatever an address says wrong counts as not said. */
export const activityQuerySchema = z.object({
  page: z.catch(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  person: z.catch(
    z.nullable(shapedText('person is an id.', (text) => z.uuid().safeParse(text).success)),
    null,
  ),
  kind: z.catch(z.nullable(z.enum(activityKinds)), null),
});
export type ActivityQuery = z.output<typeof activityQuerySchema>;
