import { type ReactNode } from 'react';
import type { InboxItem } from '#contracts/answers/inbox.ts';
import { longDate, weekdayOf } from '#practice/dates.ts';
import { visitWords } from '#practice/visits.ts';
import { isAppointment, languageName, officeMoment, subjectOf, visitOf } from './words.ts';

/** What the patient wrote, shown only ever as text. */
export function RequestFacts({ item }: { item: InboxItem }) {
  const visit = visitOf(item);
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {isAppointment(item) ? (
        <>
          <Fact name="Service">{subjectOf(item)}</Fact>
          <Fact name="Preferred date">
            {item.preferredDate
              ? `${weekdayOf(item.preferredDate)}, ${longDate(item.preferredDate)}`
              : 'Any day'}
          </Fact>
        </>
      ) : (
        <Fact name="Subject">{item.subject ?? 'None'}</Fact>
      )}
      <Fact name="Received">
        {officeMoment(item.createdAt)}
        {item.source === 'desk' && ', at the desk'}
      </Fact>
      {item.language === 'es' && <Fact name="Language">{languageName.es}</Fact>}
      {visit && <Fact name="Visit">{visitWords(visit)}</Fact>}
      {item.status === 'contacted' && item.tryAgainAt && (
        <Fact name="Try again">{officeMoment(item.tryAgainAt)}</Fact>
      )}
      <Fact name={isAppointment(item) ? 'Notes from the patient' : 'Message'} wide>
        <span className="break-words whitespace-pre-wrap">
          {(isAppointment(item) ? item.notes : item.message) || 'None'}
        </span>
      </Fact>
    </dl>
  );
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'sm:col-span-2' : ''}>
      <dt className="text-sm text-ink-700">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
