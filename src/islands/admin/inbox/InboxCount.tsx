import { useEffect } from 'react';
import { useSummary } from './use-inbox.ts';

const ownTitle = typeof document === 'undefined' ? '' : document.title;

/** How many are new and how many late, beside the tab's name; how many of both in the window's title, whichever tab is open. */
export function InboxCount() {
  const { data } = useSummary();
  const unread = data ? data.appointments.unread + data.contacts.unread : 0;
  const late = data ? data.appointments.late + data.contacts.late : 0;
  const urgent = data ? data.appointments.urgent + data.contacts.urgent : 0;
  useEffect(() => {
    document.title = urgent > 0 ? `(${urgent}) ${ownTitle}` : ownTitle;
    return () => {
      document.title = ownTitle;
    };
  }, [urgent]);
  if (urgent === 0) return null;
  return (
    <span className={`badge ml-2 ${late > 0 ? 'badge-coral' : ''}`}>
      {unread > 0 && `${unread} new`}
      {unread > 0 && late > 0 && ', '}
      {late > 0 && `${late} late`}
    </span>
  );
}
