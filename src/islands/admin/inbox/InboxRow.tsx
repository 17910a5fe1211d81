import type { InboxItem, InboxSummary } from '#contracts/answers/inbox.ts';
import { Badge } from '#ui/Badge.tsx';
import { againText, dueText, isDueAgain, isLate, isUnread } from './due.ts';
import { languageName, officeMoment, personName, statusName, subjectOf, visitOf } from './words.ts';

interface InboxRowProps {
  item: InboxItem;
  now: number;
  isOpen: boolean;
  viewers: InboxSummary['viewers'];
  onOpen: () => void;
}

/** One row of the list: who, what, since when, whether it is time, and who is at it. */
export function InboxRow({ item, now, isOpen, viewers, onOpen }: InboxRowProps) {
  const unread = isUnread(item);
  const [viewer] = viewers;
  return (
    <li aria-current={isOpen || undefined}>
      <button type="button" className="desk-row" onClick={onOpen}>
        <span className={unread ? 'truncate font-bold' : 'truncate font-semibold'}>
          {unread && (
            <>
              <span aria-hidden="true" className="desk-dot" />
              <span className="sr-only">Unread: </span>
            </>
          )}
          {personName(item)}
        </span>
        <StateBadge item={item} now={now} />
        <span className="truncate text-sm text-ink-700">
          {viewer ? (
            <strong>{viewer.name} has this open</strong>
          ) : (
            <>
              {item.assignee && `${item.assignee.name} · `}
              {item.language === 'es' && `${languageName.es} · `}
              {subjectOf(item)}
            </>
          )}
        </span>
        <span className="text-sm whitespace-nowrap text-ink-700">{officeMoment(item.createdAt)}</span>
      </button>
    </li>
  );
}

/** Where it stands: by when it is due, or what became of it. */
export function StateBadge({ item, now }: { item: InboxItem; now: number }) {
  const isPressing = isLate(item, now) || isDueAgain(item, now);
  if (item.status === 'pending')
    return <Badge tone={isPressing ? 'coral' : 'seaglass'}>{dueText(item.dueAt, now)}</Badge>;
  const visit = visitOf(item);
  const again = item.status === 'contacted' && item.tryAgainAt ? againText(item.tryAgainAt, now) : undefined;
  return (
    <Badge tone={isPressing ? 'coral' : 'sand'}>
      {statusName[item.status]}
      {again && `, ${again}`}
      {visit && `, ${officeMoment(visit)}`}
    </Badge>
  );
}
