import * as z from 'zod/mini';

/** Further than anybody saves, and one less than what the database’s own numbers can count. */
const latest = 2_000_000_000;

/** The number of a saved version; 0 for what stood before the first one. */
const versionNumber = (message: string) => z.int(message).check(z.gte(0, message), z.lte(latest, message));

/** Every change names the version it was made over: a newer one in between is a conflict. */
export const versionBase = versionNumber('base is the number of the version you have seen.');

/** `POST …/restore`: which version is put back, over which one. */
export const restoreVersionSchema = z.object({
  number: versionNumber('number is that of an earlier version.'),
  base: versionBase,
});
export type RestoreVersion = z.output<typeof restoreVersionSchema>;
