import { nothingAnnounced } from '#contracts/announcements.ts';
import type { AnnouncementsVersion } from '#contracts/answers/announcements.ts';
import { VersionList } from './VersionList.tsx';
import { changesOf } from './announcement-fields.ts';
import type { AnnouncementsWork } from './use-announcements.ts';

interface AnnouncementHistoryProps {
  versions: readonly AnnouncementsVersion[];
  work: AnnouncementsWork;
}

export function AnnouncementHistory({ versions, work }: AnnouncementHistoryProps) {
  return (
    <VersionList
      versions={versions}
      work={work}
      standing="This stands on every page."
      empty={<p>Nothing has been announced yet.</p>}
      changes={({ value }, before) => <Changes lines={changesOf(value, before?.value ?? nothingAnnounced)} />}
    />
  );
}

function Changes({ lines }: { lines: string[] }) {
  if (lines.length === 0) return <p>No change.</p>;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
