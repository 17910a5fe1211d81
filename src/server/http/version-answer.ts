import { json, problem } from './answers.ts';

type Saved<History> = { outcome: 'saved' | 'conflict'; history: History } | { outcome: 'unknown' };

/** What a saved fact of the practice is answered with: how it stands now, also where somebody else was quicker. */
export function versionAnswer<History extends object>(saved: Saved<History>): Response {
  if (saved.outcome === 'unknown') return problem(404, 'There is no such version.');
  if (saved.outcome === 'saved') return json(200, saved.history);
  return problem(409, 'Somebody has saved another version meanwhile.', {
    extra: { code: 'conflict', ...saved.history },
  });
}
