import { useQuery } from '@tanstack/react-query';
import { doctorUrl } from '#api/doctor.ts';
import type { Examination, Finding, FindingState } from '#contracts/answers/doctor.ts';
import { Button } from '#ui/Button.tsx';
import { officeMoment } from '../inbox/words.ts';
import { FindingRow } from './FindingRow.tsx';
import { stateName } from './words.ts';

/** How the site is, as it sees itself now: looked at anew each time somebody comes here. */
export function SiteCheck() {
  const { data, isError, isFetching, refetch } = useQuery<Examination>({
    queryKey: [doctorUrl],
    staleTime: 0,
    // It asks other houses: not by itself, and not because a line was gone for a moment.
    refetchOnReconnect: false,
  });
  return (
    <section aria-labelledby="check-title" className="desk grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="check-title" className="mr-auto font-display text-subheading">
          Site check
        </h2>
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          Look again
        </Button>
      </div>
      <p className="max-w-[44rem]">
        What the site sees of itself: its database, what runs every day, its mail, and the pages of your
        partners. Some of what is to do is done at the server: hand such a line to whoever runs the site for
        you.
      </p>
      <p role="status" className="flex items-center gap-3">
        {isFetching && <span className="spinner size-6" aria-hidden="true" />}
        {isFetching && 'Looking... It asks other machines too, and may take ten seconds.'}
        {!isFetching && !isError && data && lookedAt(data)}
      </p>
      {isError && !isFetching && (
        <p role="alert" className="desk-alert">
          The site cannot be looked at right now. Please try again in a moment, with “Look again”.
          {data && ' Below stands what was seen before.'}
        </p>
      )}
      {data && <Findings findings={data.findings} />}
    </section>
  );
}

/** `Looked at Nov 22, 6:50 PM. Faults: 1. To see to: 4.` */
function lookedAt({ examinedAt, findings }: Examination): string {
  const words: [FindingState, string][] = [
    ['fault', 'Faults'],
    ['warning', stateName.warning],
    ['unknown', stateName.unknown],
  ];
  const counts = words.map(([state, word]) => [word, of(findings, state).length] as const);
  const told = counts.filter(([, count]) => count > 0).map(([word, count]) => `${word}: ${count}.`);
  return [`Looked at ${officeMoment(examinedAt)}.`, ...told].join(' ');
}

const of = (findings: readonly Finding[], state: FindingState) =>
  findings.filter((finding) => finding.state === state);

/** What is not well, the worst first, and beneath it what is. */
function Findings({ findings }: { findings: readonly Finding[] }) {
  const notWell = (['fault', 'warning', 'unknown'] as const).flatMap((state) => of(findings, state));
  return (
    <>
      {notWell.length === 0 ? (
        <p className="card p-5 font-semibold">Everything is as it should be.</p>
      ) : (
        <Group title="What needs a look" findings={notWell} />
      )}
      <Group title="What is well" findings={of(findings, 'ok')} />
    </>
  );
}

function Group({ title, findings }: { title: string; findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <ul className="card divide-y divide-sand-200">
        {findings.map((finding) => (
          <FindingRow key={`${finding.subject} ${finding.seen}`} finding={finding} />
        ))}
      </ul>
    </div>
  );
}
