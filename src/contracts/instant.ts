import * as z from 'zod/mini';

/** Whether a text names an instant as JSON does: ISO 8601, with `Z` or how far the clock is ahead. */
export const isInstant = (text: string): boolean => z.iso.datetime({ offset: true }).safeParse(text).success;
