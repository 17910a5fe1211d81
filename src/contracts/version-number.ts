import * as z from 'zod/mini';

/** Further than anybody saves, and one less than what the database’s own numbers can count. */
const latest = 2_000_000_000;

/** The number of a saved version; 0 for what stood before the first one. */
export const versionNumber = (message: string) =>
  z.int(message).check(z.gte(0, message), z.lte(latest, message));
