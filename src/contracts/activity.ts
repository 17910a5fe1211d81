import * as z from 'zod/mini';
import { shapedText } from './text.ts';
import { isUuid } from './uuid.ts';

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

/** What of it somebody asks for; whatever an address says wrong counts as not said. */
export const activityQuerySchema = z.object({
  page: z.catch(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  person: z.catch(z.nullable(shapedText('person is an id.', isUuid)), null),
  kind: z.catch(z.nullable(z.enum(activityKinds)), null),
});
export type ActivityQuery = z.output<typeof activityQuerySchema>;
