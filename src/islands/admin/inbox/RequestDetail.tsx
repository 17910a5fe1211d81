import type { InboxResource } from '../../../contracts/inbox.ts';
import { nextStatuses, stepBack } from '../../../contracts/request-status.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { AnonymizeButton } from './AnonymizeButton.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { History } from './History.tsx';
import { Notes } from './Notes.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { dueText, isLate } from './due.ts';
import { useRequest } from './use-inbox.ts';
import { useStatusChange } from './use-status-change.ts';
import { personName, statusAction, statusName } from './words.ts';

interface RequestDetailProps {
  resource: InboxResource;
  id: string;
  now: number;
  onClose: () => void;
}

/** One request: who to call, what they want, what to do next, what happened so far. */
export function RequestDetail({ resource, id, now, onClose }: RequestDetailProps) {
  const { data: item, isError } = useRequest(resource, id);
  const change = useStatusChange(resource, item);
  const conflict = change.conflict;
  const back = item && stepBack(item.status, item.statusBefore);
  return (
    <article className="card grid gap-6 p-5 sm:p-8" aria-busy={!item}>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" variant="quiet" className="lg:hidden" onClick={onClose}>
          Back to the list
        </Button>
        {item && (
          <>
            <h2 className="mr-auto basis-full font-display text-subheading lg:basis-auto">
              {personName(item)}
            </h2>
            <Badge tone={isLate(item, now) ? 'coral' : 'seaglass'}>
              {item.status === 'pending' ? dueText(item.dueAt, now) : statusName[item.status]}
            </Badge>
            <span className="text-sm text-ink-700">{item.reference}</span>
          </>
        )}
      </div>
      {!item && <p role="status">{isError ? 'This cannot be read right now.' : 'Loading...'}</p>}
      {item && (
        <>
          <RequestFacts item={item} />
          {conflict && (
            <ConflictNotice
              conflict={conflict}
              onKeep={change.dismiss}
              onInsist={() => void change.move(conflict.mine, conflict.theirs)}
            />
          )}
          <div role="group" aria-label="Status" className="flex flex-wrap gap-2">
            {nextStatuses(item.status).map((status, index) => (
              <Button
                key={status}
                size="small"
                variant={
                  index === 0 && status !== 'spam' ? 'primary' : status === 'spam' ? 'quiet' : 'secondary'
                }
                disabled={change.isBusy}
                onClick={() => void change.move(status)}
              >
                {statusAction[status]}
              </Button>
            ))}
            {back && (
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
          <Notes resource={resource} id={id} notes={item.internalNotes} />
          <History events={item.history} />
          {!item.anonymizedAt && <AnonymizeButton resource={resource} id={id} />}
        </>
      )}
    </article>
  );
}
