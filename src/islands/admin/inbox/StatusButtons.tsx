import type { InboxDetail } from '#contracts/answers/inbox.ts';
import type { RequestStatus } from '#contracts/request-status.ts';
import { Button } from '#ui/Button.tsx';
import type { Ways } from './ways-on.ts';
import { statusAction, statusName, visitOf } from './words.ts';

interface StatusButtonsProps {
  item: InboxDetail;
  ways: Ways;
  isBusy: boolean;
  /** The next step is taken elsewhere: in a form below, or with the next patient. */
  isQuiet: boolean;
  onStatus: (status: RequestStatus) => void;
  onVisit: (() => void) | undefined;
}

/** What may become of it next, the strongest one first. */
export function StatusButtons({ item, ways, isBusy, isQuiet, onStatus, onVisit }: StatusButtonsProps) {
  const common = { size: 'small', disabled: isBusy } as const;
  return (
    <div role="group" aria-label="Status" className="contents">
      {ways.isQuarantined && (
        <Button {...common} variant="primary" onClick={() => onStatus('pending')}>
          This is a request
        </Button>
      )}
      {ways.forward.map((status, index) => (
        <Button
          key={status}
          {...common}
          variant={index === 0 && status !== 'closed' && !isQuiet ? 'primary' : 'secondary'}
          onClick={() => onStatus(status)}
        >
          {statusAction[status]}
        </Button>
      ))}
      {item.status === 'confirmed' && onVisit && (
        <Button {...common} onClick={onVisit}>
          {visitOf(item) ? 'Change date and time' : 'Set date and time'}
        </Button>
      )}
    </div>
  );
}

/** The ways aside, quiet and last: one step back, and out of sight. */
export function AsideButtons({
  ways,
  isBusy,
  onStatus,
}: Pick<StatusButtonsProps, 'ways' | 'isBusy' | 'onStatus'>) {
  const { back, isQuarantined, maySetAside } = ways;
  const common = { size: 'small', variant: 'quiet', disabled: isBusy } as const;
  return (
    <div role="group" aria-label="Take back or set aside" className="contents">
      {back && !isQuarantined && (
        <Button {...common} onClick={() => onStatus(back)}>
          Undo: back to {statusName[back]}
        </Button>
      )}
      {maySetAside && (
        <Button {...common} onClick={() => onStatus('spam')}>
          {statusAction.spam}
        </Button>
      )}
    </div>
  );
}
