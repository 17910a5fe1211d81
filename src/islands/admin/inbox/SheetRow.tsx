import type { FoundItem } from '#contracts/answers/inbox.ts';
import { longDate, weekdayOf } from '#practice/dates.ts';
import { dueText } from './due.ts';
import {
  isAppointment,
  languageName,
  officeMoment,
  personName,
  statusName,
  subjectOf,
  visitOf,
} from './words.ts';

interface SheetRowProps {
  item: FoundItem;
  now: number;
  /** `YYYY-MM-DD`, on the clock of the office. */
  today: string;
}

/** One request on paper: whom to call, what for, how it stands, and what patient and staff have written. */
export function SheetRow({ item, now, today }: SheetRowProps) {
  const isRequest = isAppointment(item);
  const visit = visitOf(item);
  const written = isRequest ? item.notes : item.message;
  return (
    <tr className="break-inside-avoid border-b border-sand-400 align-top">
      <td className="py-1.5 pr-3">☐</td>
      <td className="py-1.5 pr-3">
        <strong>{personName(item)}</strong>
        <br />
        {item.reference}
        {item.language === 'es' && `, ${languageName.es}`}
      </td>
      <td className="py-1.5 pr-3">{isRequest ? item.phone : item.email}</td>
      <td className="py-1.5 pr-3">
        {isRequest ? subjectOf(item) : (item.subject ?? 'Message')}
        {isRequest && (
          <>
            <br />
            {wishedDay(item.preferredDate, today)}
          </>
        )}
      </td>
      <td className="py-1.5 pr-3">
        {item.status === 'pending' ? dueText(item.dueAt, now) : statusName[item.status]}
        {visit && (
          <>
            <br />
            {officeMoment(visit)}
          </>
        )}
        {item.status === 'contacted' && item.tryAgainAt && (
          <>
            <br />
            again {officeMoment(item.tryAgainAt)}
          </>
        )}
      </td>
      <td className="py-1.5 whitespace-pre-wrap">
        {written && <p>{written}</p>}
        {item.internalNotes?.map((note) => (
          <p key={note.id} className="mt-1 border-l-2 pl-2">
            <strong>
              {note.by ?? 'a former account'}, {officeMoment(note.at)}:
            </strong>{' '}
            {note.text}
          </p>
        ))}
      </td>
    </tr>
  );
}

function wishedDay(date: string | null, today: string): string {
  if (!date) return 'any day';
  return date === today ? 'today' : `${weekdayOf(date)}, ${longDate(date)}`;
}
