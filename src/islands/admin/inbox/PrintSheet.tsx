import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { fetchInbox, listAddress } from '../../../api/inbox.ts';
import { longDate, officeClock } from '../../../practice/dates.ts';
import { practice } from '../../../practice/practice.ts';
import { withSession } from '../session/session-gate.ts';
import { dueText } from './due.ts';
import { isAppointment, personName, statusName, subjectOf } from './words.ts';

/** What is still open today, on paper for the morning. On the screen it shows nothing. */
export function PrintSheet({ now, onDone }: { now: number; onDone: () => void }) {
  const address = listAddress({ resource: 'appointments', q: '', filter: 'open', page: 1 });
  const { data, isError } = useQuery({
    queryKey: [address, 'print'],
    queryFn: () => withSession(() => fetchInbox(address, false)),
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (isError) onDone();
    if (!data) return;
    window.print();
    onDone();
  }, [data, isError, onDone]);

  if (!data) return null;
  const today = officeClock(new Date(now)).date;
  return createPortal(
    <div className="print-sheet">
      <h1 className="font-display text-2xl">
        {practice.name}: open requests, {longDate(today)}
      </h1>
      <table className="mt-4 w-full border-collapse text-left text-sm">
        <thead>
          <tr>
            {['Done', 'Name', 'Phone', 'Wish', 'Status', 'Notes'].map((name) => (
              <th key={name} scope="col" className="border-b-2 py-1 pr-3">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.items.filter(isAppointment).map((item) => (
            <tr key={item.id} className="break-inside-avoid border-b align-top">
              <td className="py-2 pr-3">☐</td>
              <td className="py-2 pr-3">
                {personName(item)}
                <br />
                {item.reference}
              </td>
              <td className="py-2 pr-3 whitespace-nowrap">{item.phone}</td>
              <td className="py-2 pr-3">
                {subjectOf(item)}
                <br />
                {item.preferredDate === today ? 'today' : (item.preferredDate ?? 'any day')}
              </td>
              <td className="py-2 pr-3">
                {item.status === 'pending' ? dueText(item.dueAt, now) : statusName[item.status]}
              </td>
              <td className="py-2">{item.notes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
