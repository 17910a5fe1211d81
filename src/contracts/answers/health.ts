import * as z from 'zod/mini';

/** Whether the site, and the database behind it, can be reached. */
export const healthShape = z.strictObject({
  status: z.enum(['ok', 'degraded']),
  database: z.enum(['ok', 'down']),
  version: z.string(),
});
export type Health = z.output<typeof healthShape>;

/** The site alone: the database is not asked. */
export const liveShape = z.strictObject({ status: z.literal('ok'), version: z.string() });
