import * as z from 'zod/mini';
import { unjudgedText } from './text.ts';

/** What somebody at the desk has half written about a request: theirs alone, and as typed. */
const draftKinds = ['note', 'answer'] as const;
export type DraftKind = (typeof draftKinds)[number];

const draftLimit = 50_000;
export const draftBodyBytes = 262_144;

/** An empty text is none. */
export const requestDraftSchema = z.object({ text: unjudgedText(draftLimit) });

export const isDraftKind = (text: string): text is DraftKind =>
  (draftKinds as readonly string[]).includes(text);
