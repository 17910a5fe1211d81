import * as z from 'zod/mini';

export const requestDraftsShape = z.strictObject({
  note: z.exactOptional(z.string()),
  answer: z.exactOptional(z.string()),
});
export type RequestDrafts = z.output<typeof requestDraftsShape>;
