import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { type InboxSearch } from '#api/inbox.ts';
import { longDate, officeClock } from '#practice/dates.ts';
import { clockTime } from '#practice/open-sentence.ts';
import { practice } from '#practice/practice.ts';
import { withSession } from '../session/session-gate.ts';
import { showError } from '../show-error.ts';
import { SheetRow } from './SheetRow.tsx';
import { filterName } from './StatusChips.tsx';
import { fetchSheet, isWholeDay } from './open-requests.ts';

interface PrintSheetProps {
  search: InboxSearch;
  now: number;
  onDone: () => void;
}

/** Each with its share of the sheet: the notes are what is read longest. */
const columns = [
  { name: 'Done', width: 'w-[7%]' },
  { name: 'Name', width: 'w-[18%]' },
  { name: 'Phone or email', width: 'w-[16%]' },
  { name: 'Wish', width: 'w-[18%]' },
  { name: 'Status', width: 'w-[13%]' },
  { name: 'Notes', width: 'w-[28%]' },
];

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
      showError('The list for printing could not be read. Please try again.');
      onDone();
    }
    if (!data) return;
    window.print();
    onDone();
  }, [data, isError, onDone]);

  if (!data) return null;
  const { items, total } = data;
  const { date: today, time } = officeClock(new Date(now));
  return createPortal(
    <div className="print-sheet">
      <h1 className="font-display text-2xl">
        {practice.name}: {isWholeDay(search) ? 'open requests' : narrowedTo(search)}, {longDate(today)},{' '}
        {clockTime(time)}
      </h1>
      <table className="mt-4 w-full table-fixed border-collapse text-left text-sm wrap-anywhere">
        <thead>
          <tr>
            {columns.map(({ name, width }) => (
              <th key={name} scope="col" className={`border-b-2 py-1 pr-3 wrap-normal ${width}`}>
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
