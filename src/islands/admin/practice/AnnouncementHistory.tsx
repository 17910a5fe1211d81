import { nothingAnnounced, type AnnouncementsVersion } from '#contracts/announcements.ts';
import { Button } from '#ui/Button.tsx';
import { officeDateTime } from '../post-form/office-time.ts';
import { changesOf } from './announcement-fields.ts';
import type { AnnouncementsWork } from './use-announcements.ts';

interface AnnouncementHistoryProps {
  versions: readonly AnnouncementsVersion[];
  work: AnnouncementsWork;
}

/** Who saved what, when, over what; and the way back. */
export function AnnouncementHistory({ versions, work }: AnnouncementHistoryProps) {
  return (
    <section aria-label="History" className="card grid gap-3 p-6">
      <h3 className="font-semibold">History</h3>
      {versions.length === 0 && <p>Nothing has been announced yet.</p>}
      <ol className="divide-y divide-sand-200" reversed>
        {versions.map((version, index) => (
          <li key={version.number} className="grid justify-items-start gap-1 py-3">
            <p className="text-sm text-ink-700">
              {officeDateTime(version.savedAt)}, {version.savedBy ?? 'a former account'}
              {version.restoredFrom !== null && ' (an earlier version put back)'}
            </p>
            <Changes version={version} before={versions[index + 1]} />
            {index === 0 ? (
              <p className="text-sm font-semibold">This stands on every page.</p>
            ) : (
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
      </ol>
    </section>
  );
}

function Changes({
  version,
  before,
}: {
  version: AnnouncementsVersion;
  before: AnnouncementsVersion | undefined;
}) {
  const lines = changesOf(version.value, before?.value ?? nothingAnnounced);
  if (lines.length === 0) return <p>No change.</p>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
