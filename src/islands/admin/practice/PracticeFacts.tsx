import { useQuery } from '@tanstack/react-query';
import { announcementsUrl } from '#api/admin-announcements.ts';
import { nothingAnnounced, type AnnouncementsHistory } from '#contracts/announcements.ts';
import { Button } from '#ui/Button.tsx';
import { AnnouncementHistory } from './AnnouncementHistory.tsx';
import { AnnouncementsForm } from './AnnouncementsForm.tsx';
import { useAnnouncements } from './use-announcements.ts';

/** What the site says of the practice: what stands on every page at once. */
export function PracticeFacts() {
  const history = useQuery<AnnouncementsHistory>({ queryKey: [announcementsUrl], staleTime: 0 });
  return (
    <section aria-label="Practice" className="desk grid gap-4">
      <h2 className="font-display text-subheading">Notice and closures</h2>
      <p className="max-w-[44rem]">
        What you save here stands on every page of the site within seconds, and “open now” knows the days you
        are closed.
      </p>
      {history.isPending && <p role="status">Loading...</p>}
      {history.isError && (
        <div className="grid justify-items-start gap-3">
          <p role="alert">What is announced cannot be read right now.</p>
          <Button size="small" onClick={() => void history.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {history.data && <Announcing history={history.data} />}
    </section>
  );
}

function Announcing({ history: { versions } }: { history: AnnouncementsHistory }) {
  const live = versions[0];
  const work = useAnnouncements(live?.value ?? nothingAnnounced, live?.number ?? 0);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      <AnnouncementsForm work={work} />
      <AnnouncementHistory versions={versions} work={work} />
    </div>
  );
}
