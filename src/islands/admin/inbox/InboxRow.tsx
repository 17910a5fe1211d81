import type { InboxItem, InboxSummary } from '#contracts/answers/inbox.ts';
import { Badge } from '#ui/Badge.tsx';
import { cn } from '#ui/cn.ts';
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
      <button
        type="button"
        className={cn(
          'relative grid w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-l-4 py-1 pr-3.5 pl-5 text-left leading-[1.125rem] focus-visible:outline-offset-[-3px] pointer-coarse:py-[0.4375rem]',
          isOpen ? 'border-ink-700 bg-seaglass-100' : 'border-transparent hover:bg-sand-100',
        )}
        onClick={onOpen}
      >
        <span className={cn('truncate leading-5', unread ? 'font-bold' : 'font-semibold')}>
          {unread && (
            <>
              {/* In the margin, so that all names begin below each other. */}
              <span
                aria-hidden="true"
                className="absolute left-1.5 mt-1.5 size-2 rounded-full bg-coral-600"
              />
              <span className="sr-only">Unread: </span>
            </>
          )}
          {personName(item)}
        </span>
        <StateBadge
          item={item}
          now={now}
          className={cn('justify-self-end', isOpen && '[&:not(.badge-coral,.badge-sand)]:bg-white')}
        />
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
        <span className="justify-self-end text-sm whitespace-nowrap text-ink-700">
          {officeMoment(item.createdAt)}
        </span>
      </button>
    </li>
  );
}

/** Where it stands: by when it is due, or what became of it. */
export function StateBadge({ item, now, className }: { item: InboxItem; now: number; className?: string }) {
  const isPressing = isLate(item, now) || isDueAgain(item, now);
  if (item.status === 'pending')
    return (
      <Badge tone={isPressing ? 'coral' : 'seaglass'} className={className}>
        {dueText(item.dueAt, now)}
      </Badge>
    );
  const visit = visitOf(item);
  const again = item.status === 'contacted' && item.tryAgainAt ? againText(item.tryAgainAt, now) : undefined;
  return (
    <Badge tone={isPressing ? 'coral' : 'sand'} className={className}>
      {statusName[item.status]}
      {again && `, ${again}`}
      {visit && `, ${officeMoment(visit)}`}
    </Badge>
  );
}
