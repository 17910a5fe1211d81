import type { FactHistory } from '#contracts/facts.ts';
import { Button } from '#ui/Button.tsx';
import { officeDateTime } from '../post-form/office-time.ts';
import { factChanges } from './fact-lines.ts';
import type { FactWork } from './use-fact.ts';

/** Who saved what, when, over what; and the way back, to what the site came with at last. */
export function FactVersions({ history: { own, versions }, work }: { history: FactHistory; work: FactWork }) {
  return (
    <section aria-label="History" className="card grid gap-3 p-6">
      <h3 className="font-semibold">History</h3>
      <ol className="divide-y divide-sand-200" reversed>
        {versions.map((version, index) => (
          <li key={version.number} className="grid justify-items-start gap-1 py-3">
            <p className="text-sm text-ink-700">
              {officeDateTime(version.savedAt)}, {version.savedBy ?? 'a former account'}
              {version.restoredFrom !== null && ' (an earlier version put back)'}
            </p>
            <ul>
              {factChanges(version.value, versions[index + 1]?.value ?? own).map(({ line, before }) => (
                <li key={line}>
                  {line} {before && <span className="text-ink-700">(was {before})</span>}
                </li>
              ))}
            </ul>
            {index > 0 && (
              <Button
                size="small"
                variant="quiet"
                disabled={work.isBusy}
                onClick={() => void work.putBack(version.number)}
              >
                Put this back
                <span className="sr-only"> as it was on {officeDateTime(version.savedAt)}</span>
              </Button>
            )}
          </li>
        ))}
        <li className="grid justify-items-start gap-1 py-3">
          <p>What the site came with.</p>
          {versions.length > 0 && (
            <Button size="small" variant="quiet" disabled={work.isBusy} onClick={() => void work.putBack(0)}>
              Put this back<span className="sr-only">: what the site came with</span>
            </Button>
          )}
        </li>
      </ol>
    </section>
  );
}
