import { type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { officeDateTime } from '../post-form/office-time.ts';

interface Version {
  number: number;
  savedAt: string;
  savedBy: string | null;
  restoredFrom: number | null;
}

interface VersionListProps<Saved extends Version> {
  versions: readonly Saved[];
  work: { isBusy: boolean; putBack: (number: number) => Promise<void> };
  /** What a version changed of the one before; there is none before the first. */
  changes: (version: Saved, before: Saved | undefined) => ReactNode;
  /** Said of the version that stands. */
  standing?: string;
  /** Where there is no version yet. */
  empty?: ReactNode;
  /** What stands before the first of them. */
  beginning?: ReactNode;
}

/** Who saved what, when, over what; and the way back. */
export function VersionList<Saved extends Version>({
  versions,
  work,
  changes,
  standing,
  empty,
  beginning,
}: VersionListProps<Saved>) {
  return (
    <section aria-label="History" className="card grid gap-3 p-6">
      <h3 className="font-semibold">History</h3>
      {versions.length === 0 && empty}
      <ol className="-my-3 divide-y divide-sand-200 empty:hidden" reversed>
        {versions.map((version, index) => (
          <li key={version.number} className="grid justify-items-start gap-1 py-3">
            <p className="text-sm text-ink-700">
              {officeDateTime(version.savedAt)}, {version.savedBy ?? 'a former account'}
              {version.restoredFrom !== null && ' (an earlier version put back)'}
            </p>
            {changes(version, versions[index + 1])}
            {index === 0 && standing && <p className="text-sm font-semibold">{standing}</p>}
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
        {beginning}
      </ol>
    </section>
  );
}
