import { useEffect, useRef } from 'react';
import { icons } from '#assets/icons.ts';
import type { InboxDetail, InboxItem } from '#contracts/inbox.ts';
import { nextStatuses, stepBack, type RequestStatus } from '#contracts/request-status.ts';
import { Button, buttonStyle } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { dialable } from './dialable.ts';
import { nextTries } from './try-again.ts';
import { useKeys } from './use-keys.ts';
import type { StatusChange } from './use-status-change.ts';
import { isAppointment, personName, statusAction, statusKey, statusName, visitOf } from './words.ts';

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
}

/** Once something is settled, spam is no question any more. */
const offered = (status: RequestStatus) =>
  status === 'closed' || status === 'declined'
    ? nextStatuses(status).filter((next) => next !== 'spam')
    : nextStatuses(status);

/** The ways to answer and what to say of it afterwards, side by side: the strongest one is the next step. */
export function NextSteps({ item, now, change, next, onNext, onAnswer, onVisit }: NextStepsProps) {
  const back = stepBack(item.status, item.statusBefore);
  /** On the way to Confirmed somebody is asked when; everything else is one tap. */
  const go = (status: RequestStatus) =>
    status === 'confirmed' && onVisit ? onVisit() : void change.move(status);
  const isQuarantined = item.status === 'spam' && item.statusBefore === null;
  const forward = offered(item.status);
  const tries = item.status === 'pending' || item.status === 'contacted' ? nextTries(now) : [];
  const [first] = tries;
  const mayAnswer = item.email !== null && item.status !== 'spam';
  useKeys({
    ...Object.fromEntries(
      forward.flatMap((status) => {
        const key = status === 'spam' ? undefined : statusKey[status];
        return key ? [[key, () => go(status)]] : [];
      }),
    ),
    ...(back && { u: () => void change.move(back) }),
    ...(first && { n: () => void change.tryAgain(first) }),
    ...(mayAnswer && onAnswer && { a: onAnswer }),
  });
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <PhoneLink item={item} />
        <div role="group" aria-label="Status" className="contents">
          {isQuarantined && (
            <Button
              size="small"
              variant="primary"
              disabled={change.isBusy}
              onClick={() => void change.move('pending')}
            >
              This is a request
            </Button>
          )}
          {forward.map((status, index) => (
            <Button
              key={status}
              size="small"
              variant={variantOf(status, index)}
              disabled={change.isBusy}
              onClick={() => go(status)}
            >
              {statusAction[status]}
            </Button>
          ))}
          {item.status === 'confirmed' && onVisit && (
            <Button size="small" disabled={change.isBusy} onClick={onVisit}>
              {visitOf(item) ? 'Change date and time' : 'Set date and time'}
            </Button>
          )}
          {back && !isQuarantined && (
            <Button
              size="small"
              variant="quiet"
              disabled={change.isBusy}
              onClick={() => void change.move(back)}
            >
              Undo: back to {statusName[back]}
            </Button>
          )}
        </div>
        {item.email && <MailLink email={item.email} />}
        {mayAnswer && onAnswer && (
          <Button size="small" onClick={onAnswer}>
            Answer by email
          </Button>
        )}
      </div>
      {item.email === null && !item.anonymizedAt && (
        <p className="text-sm text-ink-700">No email address was given: please answer by phone.</p>
      )}
      {tries.length > 0 && (
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
              className="desk-try"
              disabled={change.isBusy}
              onClick={() => void change.tryAgain(nextTry)}
            >
              {nextTry.label}
            </Button>
          ))}
        </div>
      )}
      {change.isDone && (
        <div className="desk-next">
          {next ? (
            <NextButton name={personName(next)} onNext={() => onNext(next.reference)} />
          ) : (
            <p role="status">Nobody else is waiting here.</p>
          )}
        </div>
      )}
    </div>
  );
}

/** Where the focus goes when the button that was pressed is gone. */
function NextButton({ name, onNext }: { name: string; onNext: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} size="small" variant="primary" onClick={onNext}>
      Next: {name}
    </Button>
  );
}

function variantOf(status: RequestStatus, index: number) {
  if (status === 'spam') return 'quiet';
  return index === 0 && status !== 'closed' ? 'primary' : 'secondary';
}

function PhoneLink({ item }: { item: InboxDetail }) {
  const phone = isAppointment(item) ? item.phone : '';
  if (!phone) return null;
  return (
    <a className={buttonStyle({ size: 'small' })} href={`tel:${dialable(phone)}`}>
      <Icon d={icons.phone} />
      {phone}
    </a>
  );
}

function MailLink({ email }: { email: string }) {
  return (
    <a className={buttonStyle({ size: 'small' })} href={mailtoUrl(email)}>
      <Icon d={icons.mail} />
      <span className="break-all">{email}</span>
    </a>
  );
}

/** Encoded where an address could break out of itself; the @ is its own. */
const mailtoUrl = (email: string) => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
