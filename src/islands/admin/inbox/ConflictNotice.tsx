import { mayFollow } from '../../../contracts/request-status.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Conflict } from './use-status-change.ts';
import { officeMoment, statusName } from './words.ts';

interface ConflictNoticeProps {
  conflict: Conflict;
  onKeep: () => void;
  onInsist: () => void;
}

/** Both states side by side; nothing happens before somebody has chosen. */
export function ConflictNotice({ conflict: { theirs, mine }, onKeep, onInsist }: ConflictNoticeProps) {
  const isPossible = mayFollow(theirs.status, mine, theirs.statusBefore);
  return (
    <div role="alert" className="rounded-2xl border-l-6 border-coral-600 bg-coral-100 px-5 py-4">
      <p className="font-semibold">Somebody else changed this at {officeMoment(theirs.updatedAt)}.</p>
      <p>
        It is now <strong>{statusName[theirs.status]}</strong>. You wanted <strong>{statusName[mine]}</strong>
        .
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={onKeep}>
          Leave it as it is
        </Button>
        {isPossible && theirs.status !== mine && (
          <Button size="small" variant="quiet" onClick={onInsist}>
            Make it {statusName[mine]}
          </Button>
        )}
      </div>
    </div>
  );
}
