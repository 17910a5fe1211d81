import { useEffect } from 'react';
import { useSummary } from './use-inbox.ts';

const ownTitle = typeof document === 'undefined' ? '' : document.title;

/** How many wait unread, beside the tab's name and in the window's title, whichever tab is open. */
export function InboxCount() {
  const { data } = useSummary();
  const unread = data ? data.appointments.unread + data.contacts.unread : 0;
  const late = data ? data.appointments.late + data.contacts.late : 0;
  useEffect(() => {
    document.title = unread > 0 ? `(${unread}) ${ownTitle}` : ownTitle;
    return () => {
      document.title = ownTitle;
    };
  }, [unread]);
  if (unread + late === 0) return null;
  return (
    <span className={`badge ml-2 ${late > 0 ? 'badge-coral' : ''}`}>
      {unread > 0 && `${unread} new`}
      {unread > 0 && late > 0 && ', '}
      {late > 0 && `${late} late`}
    </span>
  );
}
