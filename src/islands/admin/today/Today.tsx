import { useQuery } from '@tanstack/react-query';
import { todayUrl } from '#api/inbox.ts';
import type { InboxSummary, TodayFigures } from '#contracts/answers/inbox.ts';
import { mayDo, type StaffRole } from '#contracts/roles.ts';
import { cn } from '#ui/cn.ts';
import { PlaceLink } from '../PlaceLink.tsx';
import { useSummary } from '../inbox/use-inbox.ts';
import { pathOf, usePlace } from '../place.ts';

interface Line {
  text: string;
  path: string;
  isUrgent?: boolean;
}

/** What needs somebody now, a line each, and a click leads there. Where nothing is, nothing is shown. */
export function Today({ role }: { role: StaffRole }) {
  const { area, detail } = usePlace();
  // A post that is open stays open above the list.
  const openPost = area === 'posts' ? detail : undefined;
  const { data: summary } = useSummary(mayDo(role, 'requests'));
  const { data: figures } = useQuery<TodayFigures>({ queryKey: [todayUrl, 'inbox'], staleTime: 0 });
  const lines = [
    ...(summary ? linesOfInbox(summary) : []),
    ...(figures ? linesOfDay(figures, openPost) : []),
  ];
  if (lines.length === 0) return null;
  return (
    <section
      aria-labelledby="today-title"
      className="desk mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1 rounded-[0.875rem] bg-seaglass-100 px-4 py-2.5"
    >
      <h2 id="today-title" className="font-display text-lg">
        Today
      </h2>
      <ul className="grid min-w-[min(100%,28rem)] flex-1 grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-x-4">
        {lines.map(({ text, path, isUrgent }) => (
          <li key={text}>
            <PlaceLink
              href={path}
              className={cn(
                'block py-1 underline decoration-seaglass-400 underline-offset-[0.2em] hover:decoration-current pointer-coarse:py-2.5',
                isUrgent && 'font-semibold text-coral-700',
              )}
            >
              {text}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `3 requests are late`; nothing for none. */
function line(count: number, one: string, many: string, path: string, isUrgent = false): Line[] {
  return count > 0 ? [{ text: `${count} ${count === 1 ? one : many}`, path, isUrgent }] : [];
}

function linesOfInbox({ appointments, contacts }: InboxSummary): Line[] {
  const inbox = (show: string) => pathOf('inbox', undefined, { show });
  const messages = (show: string) => pathOf('inbox', undefined, { of: 'messages', show });
  return [
    ...line(appointments.late, 'request is late', 'requests are late', inbox('late'), true),
    ...line(contacts.late, 'message is late', 'messages are late', messages('late'), true),
    ...line(appointments.again, 'patient to call again', 'patients to call again', inbox('again'), true),
    ...line(contacts.again, 'message to follow up', 'messages to follow up', messages('again'), true),
    ...line(appointments.new - appointments.late, 'new request', 'new requests', inbox('new')),
    ...line(contacts.new - contacts.late, 'new message', 'new messages', messages('new')),
    ...line(appointments.quarantine, 'request in quarantine', 'requests in quarantine', inbox('spam')),
    ...line(contacts.quarantine, 'message in quarantine', 'messages in quarantine', messages('spam')),
  ];
}

function linesOfDay(
  { visits, postsDue, drafts, unsentMails }: TodayFigures,
  openPost: string | undefined,
): Line[] {
  const posts = (show: string) => `${pathOf('posts', openPost, { show })}#posts-title`;
  const inbox = (show: string) => pathOf('inbox', undefined, { show });
  return [
    ...line(visits, 'patient confirmed for today', 'patients confirmed for today', inbox('today')),
    ...line(unsentMails, 'mail could not be sent', 'mails could not be sent', inbox('unsent'), true),
    ...line(postsDue, 'post appears today', 'posts appear today', posts('scheduled')),
    ...line(drafts, 'draft', 'drafts', posts('draft')),
  ];
}
