import { useEffect, useRef, useState } from 'react';
import type { InboxItem, InboxSummary } from '#contracts/answers/inbox.ts';
import type { InboxResource } from '#contracts/inbox.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { AnonymizeButton } from './AnonymizeButton.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { AssigneeField } from './AssigneeField.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { History } from './History.tsx';
import { StateBadge } from './InboxRow.tsx';
import { MailTrouble } from './MailTrouble.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Notes } from './Notes.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { VisitForm } from './VisitForm.tsx';
import { useSendKey } from './send-key.ts';
import { useAnswer } from './use-answer.ts';
import { useRequest } from './use-inbox.ts';
import { useStatusChange } from './use-status-change.ts';
import { isAppointment, languageName, personName } from './words.ts';

interface RequestDetailProps {
  resource: InboxResource;
  id: string;
  now: number;
  /** The next one that needs somebody. */
  next: InboxItem | undefined;
  /** Colleagues who have it open as well. */
  viewers: InboxSummary['viewers'];
  onNext: (reference: string) => void;
  onClose: () => void;
}

/** One request: who to call, what they want, what to do next, what happened so far. */
export function RequestDetail({ resource, id, now, next, viewers, onNext, onClose }: RequestDetailProps) {
  const { data: item, isError } = useRequest(resource, id);
  const change = useStatusChange(resource, item);
  const answer = useAnswer(resource, id, item, change.markDone);
  useSendKey();
  const [isVisitOpen, setIsVisitOpen] = useState(false);
  const conflict = change.conflict;
  return (
    // Beside the list, and always on the screen, however far down the row is.
    <article
      className="card grid gap-3.5 px-4 pt-3 pb-4 lg:sticky lg:top-3 lg:max-h-[calc(100dvh-1.5rem)] lg:overflow-y-auto lg:overscroll-contain lg:px-6 lg:pt-[1.125rem] lg:pb-6"
      data-open-request=""
      aria-busy={!item}
    >
      <DetailHead item={item} now={now} onClose={onClose} />
      {viewers.length > 0 && (
        <p role="status" className="desk-notice">
          {viewers.map(({ name }) => name).join(' and ')} {viewers.length > 1 ? 'have' : 'has'} this open
        </p>
      )}
      {!item && <p role="status">{isError ? 'This cannot be read right now.' : 'Loading...'}</p>}
      {item && (
        <>
          {conflict && (
            <ConflictNotice
              conflict={conflict}
              onKeep={change.dismiss}
              onInsist={() => void change.move(conflict.mine, conflict.theirs, conflict.visitAt)}
            />
          )}
          <MailTrouble mails={item.mails} />
          <NextSteps
            item={item}
            now={now}
            change={change}
            next={next}
            onNext={onNext}
            onAnswer={answer.draft ? undefined : answer.open}
            onVisit={isAppointment(item) ? () => setIsVisitOpen(true) : undefined}
            hasForm={answer.draft !== undefined || isVisitOpen || conflict !== undefined}
          />
          {isVisitOpen && isAppointment(item) && (
            <VisitForm item={item} change={change} onClose={() => setIsVisitOpen(false)} />
          )}
          <AnswerForm item={item} answer={answer} />
          <RequestFacts item={item} />
          <Notes resource={resource} id={id} notes={item.internalNotes} drafts={item.drafts} />
          <div className="flex flex-wrap items-end justify-between gap-3">
            <AssigneeField resource={resource} item={item} />
            {!item.anonymizedAt && <AnonymizeButton resource={resource} id={id} />}
          </div>
          <History events={item.history} />
        </>
      )}
    </article>
  );
}

function DetailHead({
  item,
  now,
  onClose,
}: {
  item: InboxItem | undefined;
  now: number;
  onClose: () => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="small" variant="quiet" className="-ml-3 lg:hidden" onClick={onClose}>
        Back to the list
      </Button>
      {item && (
        <>
          <DetailHeading name={personName(item)} />
          <StateBadge item={item} now={now} />
          {item.language === 'es' && <Badge tone="ink">{languageName.es}</Badge>}
          <span className="text-sm text-ink-700">{item.reference}</span>
        </>
      )}
    </div>
  );
}

/** Whoever opens a request is in it: readers and keys go on from its name. */
function DetailHeading({ name }: { name: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // On a phone the request stands where the list stood, which may have been scrolled far down.
    if (matchMedia('(width < 64rem)').matches) window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      className="mr-auto font-display text-xl outline-none max-lg:basis-full lg:text-2xl"
    >
      {name}
    </h2>
  );
}
