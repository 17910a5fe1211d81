import { useEffect } from 'react';
import { useInboxPulse, useSummary } from './use-inbox.ts';

const ownTitle = typeof document === 'undefined' ? '' : document.title;

/** How many are new and how many late, beside the tab's name; how many to look at in the window's title, whichever tab is open. */
export function InboxCount() {
  const { data } = useSummary();
  useInboxPulse(data?.version);
  const fresh = data ? data.appointments.new + data.contacts.new : 0;
  const late = data ? data.appointments.late + data.contacts.late : 0;
  useEffect(() => {
    document.title = fresh > 0 ? `(${fresh}) ${ownTitle}` : ownTitle;
    return () => {
      document.title = ownTitle;
    };
  }, [fresh]);
  if (fresh === 0) return null;
  return (
    <span className={`badge ml-2 ${late > 0 ? 'badge-coral' : ''}`}>
      {fresh} new{late > 0 && `, ${late} late`}
    </span>
  );
}
