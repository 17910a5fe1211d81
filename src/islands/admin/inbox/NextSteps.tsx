import type { InboxDetail, InboxItem } from '#contracts/answers/inbox.ts';
import type { RequestStatus } from '#contracts/request-status.ts';
import { Button } from '#ui/Button.tsx';
import { MailLink, PhoneLink } from './ContactLinks.tsx';
import { AsideButtons, StatusButtons } from './StatusButtons.tsx';
import type { NextTry } from './call-again-times.ts';
import { useKeys } from './use-keys.ts';
import type { StatusChange } from './use-status-change.ts';
import { statusKeys, waysOn } from './ways-on.ts';
import { personName } from './words.ts';

interface NextStepsProps {
  item: InboxDetail;
  now: number;
  change: StatusChange;
  next: InboxItem | undefined;
  onNext: (reference: string) => void;
  /** Begins an answer; undefined while one is being written. */
  onAnswer: (() => void) | undefined;
  /** Asks for date and time; undefined where nobody comes: for a message. */
  onVisit: (() => void) | undefined;
  /** A form is open, or a question is: its button is the next step. */
  hasForm: boolean;
}

/** The ways to answer and what to say of it afterwards, side by side: the strongest one is the next step. */
export function NextSteps(props: NextStepsProps) {
  const { item, now, change, next, onNext, onAnswer, onVisit, hasForm } = props;
  const ways = waysOn(item, now);
  const { forward, back, tries, mayAnswer } = ways;
  const [first] = tries;
  /** On the way to Confirmed somebody is asked when; everything else is one tap. */
  const go = (status: RequestStatus) =>
    status === 'confirmed' && forward.includes(status) && onVisit ? onVisit() : void change.move(status);
  useKeys({
    ...statusKeys(forward, go),
    ...(back && { u: () => void change.move(back) }),
    ...(first && { n: () => void change.tryAgain(first) }),
    ...(mayAnswer && onAnswer && { a: onAnswer }),
  });
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <PhoneLink item={item} />
        <StatusButtons
          item={item}
          ways={ways}
          isBusy={change.isBusy}
          isQuiet={hasForm || change.isDone}
          onStatus={go}
          onVisit={onVisit}
        />
        {mayAnswer && onAnswer && (
          <Button size="small" onClick={onAnswer}>
            Answer by email
          </Button>
        )}
        {item.email && <MailLink email={item.email} />}
        <AsideButtons ways={ways} isBusy={change.isBusy} onStatus={go} />
      </div>
      {item.email === null && !item.anonymizedAt && (
        <p className="text-sm text-ink-700">No email address was given: please answer by phone.</p>
      )}
      {tries.length > 0 && (
        <Tries tries={tries} isBusy={change.isBusy} onTry={(nextTry) => void change.tryAgain(nextTry)} />
      )}
      {change.isDone && <WhoIsNext next={next} onNext={onNext} />}
    </div>
  );
}

interface TriesProps {
  tries: readonly NextTry[];
  isBusy: boolean;
  onTry: (nextTry: NextTry) => void;
}

function Tries({ tries, isBusy, onTry }: TriesProps) {
  return (
    <div
      role="group"
      aria-label="No answer, try again"
      className="flex flex-wrap items-center gap-x-2 gap-y-1"
    >
      <span className="text-sm text-ink-700">No answer? Try again</span>
      {tries.map((nextTry) => (
        <Button
          key={nextTry.at}
          size="small"
          variant="quiet"
          className="min-h-8 border-sand-300 font-normal pointer-coarse:min-h-11"
          disabled={isBusy}
          onClick={() => onTry(nextTry)}
        >
          {nextTry.label}
        </Button>
      ))}
    </div>
  );
}

/** The button that was pressed is gone. */
const focusInPlace = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

function WhoIsNext({ next, onNext }: Pick<NextStepsProps, 'next' | 'onNext'>) {
  return (
    <div className="pt-1">
      {next ? (
        <Button ref={focusInPlace} size="small" variant="primary" onClick={() => onNext(next.reference)}>
          Next: {personName(next)}
        </Button>
      ) : (
        <p role="status">Nobody else is waiting here.</p>
      )}
    </div>
  );
}
