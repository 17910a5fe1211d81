import type { InboxDetail } from '#contracts/inbox.ts';
import type { RequestStatus } from '#contracts/request-status.ts';
import { Button } from '#ui/Button.tsx';
import type { Ways } from './ways-on.ts';
import { statusAction, statusName, visitOf } from './words.ts';

interface StatusButtonsProps {
  item: InboxDetail;
  ways: Ways;
  isBusy: boolean;
  onStatus: (status: RequestStatus) => void;
  onVisit: (() => void) | undefined;
}

/** What may become of it, the strongest one first, and the way back. */
export function StatusButtons({ item, ways, isBusy, onStatus, onVisit }: StatusButtonsProps) {
  const { forward, back, isQuarantined } = ways;
  const common = { size: 'small', disabled: isBusy } as const;
  return (
    <div role="group" aria-label="Status" className="contents">
      {isQuarantined && (
        <Button {...common} variant="primary" onClick={() => onStatus('pending')}>
          This is a request
        </Button>
      )}
      {forward.map((status, index) => (
        <Button key={status} {...common} variant={variantOf(status, index)} onClick={() => onStatus(status)}>
          {statusAction[status]}
        </Button>
      ))}
      {item.status === 'confirmed' && onVisit && (
        <Button {...common} onClick={onVisit}>
          {visitOf(item) ? 'Change date and time' : 'Set date and time'}
        </Button>
      )}
      {back && !isQuarantined && (
        <Button {...common} variant="quiet" onClick={() => onStatus(back)}>
          Undo: back to {statusName[back]}
        </Button>
      )}
    </div>
  );
}

function variantOf(status: RequestStatus, index: number) {
  if (status === 'spam') return 'quiet';
  return index === 0 && status !== 'closed' ? 'primary' : 'secondary';
}
