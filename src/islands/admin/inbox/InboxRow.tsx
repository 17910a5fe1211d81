import type { InboxItem } from '../../../contracts/inbox.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { dueText, isLate, isUnread } from './due.ts';
import { officeMoment, personName, statusName, subjectOf } from './words.ts';

interface InboxRowProps {
  item: InboxItem;
  now: number;
  isOpen: boolean;
  onOpen: () => void;
}

/** One line of the list: who, what, since when, and whether it is time. */
export function InboxRow({ item, now, isOpen, onOpen }: InboxRowProps) {
  const late = isLate(item, now);
  const unread = isUnread(item);
  return (
    <li className="aria-[current]:bg-seaglass-50" aria-current={isOpen || undefined}>
      <button
        type="button"
        className="grid w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 px-4 py-3 text-left hover:bg-seaglass-50"
        onClick={onOpen}
      >
        <span className={unread ? 'font-bold' : 'font-semibold'}>
          {unread && (
            <>
              <span aria-hidden="true" className="mr-2 inline-block size-2.5 rounded-full bg-coral-600" />
              <span className="sr-only">Unread: </span>
            </>
          )}
          {personName(item)}
        </span>
        <span>
          {item.status === 'pending' ? (
            <Badge tone={late ? 'coral' : 'seaglass'}>{dueText(item.dueAt, now)}</Badge>
          ) : (
            <Badge tone="sand">{statusName[item.status]}</Badge>
          )}
        </span>
        <span className="truncate text-sm text-ink-700">{subjectOf(item)}</span>
        <span className="text-sm whitespace-nowrap text-ink-700">{officeMoment(item.createdAt)}</span>
      </button>
    </li>
  );
}
