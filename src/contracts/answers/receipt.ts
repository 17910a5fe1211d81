import * as z from 'zod/mini';

/** What a successful request or message answers. */
export const receiptShape = z.strictObject({ reference: z.string(), status: z.literal('pending') });
export type Receipt = z.output<typeof receiptShape>;
