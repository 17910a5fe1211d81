import * as z from 'zod/mini';
import { isFactKind, type FactKind } from '#contracts/facts.ts';
import { restoreVersionSchema, versionBase } from '#contracts/versions.ts';
import { problem } from './answers.ts';
import { invalid, jsonBody, toDetail } from './body.ts';
import { versionAnswer } from './version-answer.ts';

/** The value is judged by its kind, which only the path says. */
export const factBody = jsonBody(z.object({ base: versionBase, value: z.unknown() }));
export const factRestoreBody = jsonBody(restoreVersionSchema);

type Saved =
  | { outcome: 'saved' | 'conflict'; history: object }
  | { outcome: 'unknown' }
  | { outcome: 'invalid'; issues: readonly { path: PropertyKey[]; message: string }[] };

/** Does it with a kind of fact there is; 404 for another one, 400 with each field at fault for a value that does not fit. */
export async function answerFact(
  kind: string | undefined,
  act: (kind: FactKind) => Promise<Saved>,
): Promise<Response> {
  if (kind === undefined || !isFactKind(kind)) return problem(404, 'There is no such fact.');
  const saved = await act(kind);
  return saved.outcome === 'invalid'
    ? invalid(saved.issues.map((issue) => toDetail({ ...issue }))).refusal
    : versionAnswer(saved);
}
