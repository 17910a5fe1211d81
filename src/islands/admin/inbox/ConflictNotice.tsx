import { mayFollow } from '#contracts/request-status.ts';
import { Button } from '#ui/Button.tsx';
import type { Conflict } from './use-status-change.ts';
import { officeMoment, statusName } from './words.ts';

interface ConflictNoticeProps {
  conflict: Conflict;
  onKeep: () => void;
  onInsist: () => void;
}

/** Both states side by side; nothing happens before somebody has chosen. Where both want the same there is nothing to choose. */
export function ConflictNotice({ conflict: { theirs, mine }, onKeep, onInsist }: ConflictNoticeProps) {
  const isSame = theirs.status === mine;
  const isPossible = !isSame && mayFollow(theirs.status, mine, theirs.statusBefore);
  return (
    <div role="alert" className="rounded-xl border-l-6 border-coral-600 bg-coral-100 px-4 py-3">
      <p className="font-semibold">Somebody else changed this at {officeMoment(theirs.updatedAt)}.</p>
      {isSame ? (
        <p>
          It is <strong>{statusName[mine]}</strong> already, as you wanted.
        </p>
      ) : (
        <p>
          It is now <strong>{statusName[theirs.status]}</strong>. You wanted{' '}
          <strong>{statusName[mine]}</strong>.
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" onClick={onKeep}>
          {isSame ? 'All right' : 'Leave it as it is'}
        </Button>
        {isPossible && (
          <Button size="small" variant="quiet" onClick={onInsist}>
            Make it {statusName[mine]}
          </Button>
        )}
      </div>
    </div>
  );
}
