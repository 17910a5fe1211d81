import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { type InboxSearch } from '#api/inbox.ts';
import type { InboxItem } from '#contracts/inbox.ts';
import { longDate, officeClock } from '#practice/dates.ts';
import { practice } from '#practice/practice.ts';
import { showToast } from '#ui/toast-event.ts';
import { withSession } from '../session/session-gate.ts';
import { filterName } from './StatusChips.tsx';
import { dueText } from './due.ts';
import { fetchSheet, isWholeDay } from './open-requests.ts';
import {
  isAppointment,
  languageName,
  officeMoment,
  personName,
  statusName,
  subjectOf,
  visitOf,
} from './words.ts';

interface PrintSheetProps {
  search: InboxSearch;
  now: number;
  onDone: () => void;
}

/** The list on paper: what is still open today, or what it is narrowed down to. On the screen it shows nothing. */
export function PrintSheet({ search, now, onDone }: PrintSheetProps) {
  const { data, isError } = useQuery({
    queryKey: ['sheet', 'print', search],
    queryFn: () => withSession(() => fetchSheet(search)),
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (isError) {
      showToast({
        title: 'Error',
        description: 'The list for printing could not be read. Please try again.',
        variant: 'destructive',
      });
      onDone();
    }
    if (!data) return;
    window.print();
    onDone();
  }, [data, isError, onDone]);

  if (!data) return null;
  const { items, total } = data;
  const today = officeClock(new Date(now)).date;
  return createPortal(
    <div className="print-sheet">
      <h1 className="font-display text-2xl">
        {practice.name}: {isWholeDay(search) ? 'open requests' : narrowedTo(search)}, {longDate(today)}
      </h1>
      <table className="mt-4 w-full border-collapse text-left text-sm">
        <thead>
          <tr>
            {['Done', 'Name', 'Phone or email', 'Wish', 'Status', 'Notes'].map((name) => (
              <th key={name} scope="col" className="border-b-2 py-1 pr-3">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <SheetRow key={item.id} item={item} now={now} today={today} />
          ))}
        </tbody>
      </table>
      {total > items.length && <p className="mt-4">And {total - items.length} more in the inbox.</p>}
    </div>,
    document.body,
  );
}

/** `Messages, Late, “parking”`, as the screen calls them. */
function narrowedTo({ resource, filter, q }: InboxSearch): string {
  const kind = resource === 'contacts' ? 'Messages' : 'Appointments';
  return [kind, ...(filter ? [filterName(filter)] : []), ...(q ? [`“${q}”`] : [])].join(', ');
}

function SheetRow({ item, now, today }: { item: InboxItem; now: number; today: string }) {
  const isRequest = isAppointment(item);
  const visit = visitOf(item);
  return (
    <tr className="break-inside-avoid border-b align-top">
      <td className="py-2 pr-3">☐</td>
      <td className="py-2 pr-3">
        {personName(item)}
        <br />
        {item.reference}
        {item.language === 'es' && `, ${languageName.es}`}
      </td>
      <td className="py-2 pr-3 whitespace-nowrap">{isRequest ? item.phone : item.email}</td>
      <td className="py-2 pr-3">
        {isRequest ? subjectOf(item) : (item.subject ?? 'Message')}
        <br />
        {isRequest && (item.preferredDate === today ? 'today' : (item.preferredDate ?? 'any day'))}
      </td>
      <td className="py-2 pr-3">
        {item.status === 'pending' ? dueText(item.dueAt, now) : statusName[item.status]}
        {visit && (
          <>
            <br />
            {officeMoment(visit)}
          </>
        )}
      </td>
      <td className="py-2 whitespace-pre-wrap">{isRequest ? item.notes : item.message}</td>
    </tr>
  );
}
