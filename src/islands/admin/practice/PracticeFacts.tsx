import { useQuery } from '@tanstack/react-query';
import { announcementsUrl } from '#api/admin-announcements.ts';
import { nothingAnnounced } from '#contracts/announcements.ts';
import type { AnnouncementsHistory } from '#contracts/answers/announcements.ts';
import { factKinds, isFactKind, type FactKind } from '#contracts/facts.ts';
import { Button } from '#ui/Button.tsx';
import { PlaceLink } from '../PlaceLink.tsx';
import { pathOf, usePlace } from '../place.ts';
import { AnnouncementHistory } from './AnnouncementHistory.tsx';
import { AnnouncementsForm } from './AnnouncementsForm.tsx';
import { FactEditor } from './FactEditor.tsx';
import { factName, factNote } from './fact-words.ts';
import { useAnnouncements } from './use-announcements.ts';

/** What the site says of the practice: what stands on every page at once, and the facts it is built from. */
export function PracticeFacts() {
  const { detail = '' } = usePlace();
  return (
    <section aria-label="Practice" className="desk grid gap-4">
      <nav aria-label="Facts" className="flex flex-wrap gap-x-5 gap-y-1">
        <KindLink kind={undefined} isHere={!isFactKind(detail)} />
        {factKinds.map((kind) => (
          <KindLink key={kind} kind={kind} isHere={kind === detail} />
        ))}
      </nav>
      {isFactKind(detail) ? <Fact key={detail} kind={detail} /> : <NoticeAndClosures />}
    </section>
  );
}

function KindLink({ kind, isHere }: { kind: FactKind | undefined; isHere: boolean }) {
  return (
    <PlaceLink
      href={pathOf('practice', kind)}
      className="py-2 underline underline-offset-[0.2em] aria-[current=page]:font-semibold aria-[current=page]:no-underline"
      aria-current={isHere && 'page'}
    >
      {kind ? factName[kind] : 'Notice and closures'}
    </PlaceLink>
  );
}

function Fact({ kind }: { kind: FactKind }) {
  return (
    <>
      <h2 className="font-display text-subheading">{factName[kind]}</h2>
      <p className="max-w-[44rem]">
        What you save here is public in a few minutes, on every page, in the forms and for search engines.
      </p>
      {factNote[kind] && <p className="max-w-[44rem]">{factNote[kind]}</p>}
      <FactEditor kind={kind} />
    </>
  );
}

function NoticeAndClosures() {
  const history = useQuery<AnnouncementsHistory>({ queryKey: [announcementsUrl], staleTime: 0 });
  return (
    <>
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
    </>
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
