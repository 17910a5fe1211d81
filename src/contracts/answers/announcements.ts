import * as z from 'zod/mini';
import { problemShape } from './problem.ts';

/** What is announced, as it is answered. */
export const announcementsShape = z.strictObject({
  text: z.nullable(z.string()),
  textInSpanish: z.nullable(z.string()),
  from: z.nullable(z.iso.datetime({ offset: true })),
  until: z.nullable(z.iso.datetime({ offset: true })),
  closures: z.array(z.strictObject({ from: z.iso.date(), to: z.iso.date(), reason: z.string() })),
});

/** One saved state. Instants are ISO 8601 UTC. */
const announcementsVersionShape = z.strictObject({
  number: z.int(),
  value: announcementsShape,
  savedAt: z.iso.datetime(),
  /** By name; null for an account that is gone. */
  savedBy: z.nullable(z.string()),
  /** Of a version that was put back: the number it had. */
  restoredFrom: z.nullable(z.int()),
});
export type AnnouncementsVersion = z.output<typeof announcementsVersionShape>;

/** What the portal shows: the latest version first, which is the one that stands; empty where nothing was ever announced. */
export const announcementsHistoryShape = z.strictObject({ versions: z.array(announcementsVersionShape) });
export type AnnouncementsHistory = z.output<typeof announcementsHistoryShape>;

/** Somebody else has saved another version meanwhile: how it stands now. */
export const announcementsConflictShape = z.extend(problemShape, announcementsHistoryShape.shape);
