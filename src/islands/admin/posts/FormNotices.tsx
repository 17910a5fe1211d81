import { useQuery } from '@tanstack/react-query';
import { readWorkingCopy, workingCopyUrl } from '#api/working-copies.ts';
import { Button } from '#ui/Button.tsx';
import { timeOfDay } from '../post-form/office-time.ts';
import { asOftenAs } from '../presence.ts';
import { withSession } from '../session/session-gate.ts';
import { type Opened } from './opened.ts';

/** Often enough to meet a colleague before both have written much. */
const lookEveryMs = 10_000;

interface FormNoticesProps {
  opened: Opened;
  onDiscard: () => void;
  onBringBack: (putAway: Opened) => void;
}

export function FormNotices({ opened, onDiscard, onBringBack }: FormNoticesProps) {
  const { post, putAway, restoredAt } = opened;
  return (
    <>
      {restoredAt && (
        <div role="status" className="desk-notice">
          <p className="mr-auto">Your unsaved text from {timeOfDay(restoredAt)} is back.</p>
          <Button size="small" onClick={onDiscard}>
            {post ? 'Discard unsaved changes' : 'Start with an empty form'}
          </Button>
        </div>
      )}
      {putAway && (
        <div role="status" className="desk-notice">
          <p className="mr-auto">
            {putAway.post ? 'Your changes to ' : 'Your text '}
            <strong>{putAway.fields.title.trim() || 'without a title'}</strong>
            {putAway.post ? ' were discarded.' : ' was put away.'}
          </p>
          <Button size="small" onClick={() => onBringBack(putAway)}>
            Bring it back
          </Button>
        </div>
      )}
      {post && <OtherEditors key={post.id} postId={post.id} />}
    </>
  );
}

/** Who else has unsaved work on this post, as long as it is open here. */
function OtherEditors({ postId }: { postId: string }) {
  const { data } = useQuery({
    queryKey: [workingCopyUrl(postId)],
    queryFn: () => withSession(() => readWorkingCopy(postId, { isBackground: true })),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: () => asOftenAs(lookEveryMs),
  });
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {data?.others.map(({ id, name, savedAt }) => (
        <p key={id} className="desk-notice">
          {name} has unsaved changes on this post, last at {timeOfDay(savedAt)}. Speak to each other before
          you save.
        </p>
      ))}
    </div>
  );
}
