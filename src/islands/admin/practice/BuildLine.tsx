import type { BuildState } from '#contracts/answers/facts.ts';
import { officeDateTime } from '../post-form/office-time.ts';

const patienceMs = 20 * 60_000;

/** Whether what was saved last is public. */
export function BuildLine({ build, nowMs }: { build: BuildState | null; nowMs: number }) {
  if (!build) return null;
  return (
    <div className="card grid gap-1 p-6">
      <h3 className="font-semibold">On the site</h3>
      <p role="status">{sentenceOf(build, nowMs)}</p>
      {build.reason && (
        <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-700">{build.reason}</p>
      )}
    </div>
  );
}

function sentenceOf({ state, askedAt, finishedAt }: BuildState, nowMs: number): string {
  if (state === 'live') return `Live since ${officeDateTime(finishedAt ?? askedAt)}.`;
  if (state === 'failed')
    return `It could not be built on ${officeDateTime(finishedAt ?? askedAt)}. The site stays as it was; what you saved is kept.`;
  if (state === 'waiting') return 'Saved. It becomes public with the next deploy: no build hook is set up.';
  if (nowMs - Date.parse(askedAt) > patienceMs)
    return `Building since ${officeDateTime(askedAt)}, which is too long: please ask whoever runs the site. It stays as it was.`;
  return `Building since ${officeDateTime(askedAt)}. It is public in a few minutes.`;
}
