import * as z from 'zod/mini';
import { factKinds } from '../facts.ts';
import { problemShape } from './problem.ts';

/** One saved state. */
const factVersionShape = z.strictObject({
  number: z.int(),
  value: z.unknown(),
  savedAt: z.iso.datetime(),
  savedBy: z.nullable(z.string()),
  restoredFrom: z.nullable(z.int()),
});

/** The last request for a build. */
const buildStateShape = z.strictObject({
  /** `waiting`: nobody is there to build, so the next deploy takes it along. */
  state: z.enum(['asked', 'waiting', 'live', 'failed']),
  askedAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
  reason: z.nullable(z.string()),
});
export type BuildState = z.output<typeof buildStateShape>;

export const factHistoryShape = z.strictObject({
  kind: z.enum(factKinds),
  /** What the site came with. */
  own: z.unknown(),
  /** The latest first, which is the one the next build takes; empty where nothing was ever saved. */
  versions: z.array(factVersionShape),
  build: z.nullable(buildStateShape),
});
export type FactHistory = z.output<typeof factHistoryShape>;

/** Somebody else has saved another version meanwhile: how it stands now. */
export const factConflictShape = z.extend(problemShape, factHistoryShape.shape);
