import type { StaffPost } from '#contracts/answers/post.ts';
import { type PostFields } from '#contracts/working-copy.ts';
import { Button } from '#ui/Button.tsx';
import { DeskDialog } from '../DeskDialog.tsx';
import { VersionDiff } from '../history/VersionDiff.tsx';
import { timeOfDay } from './office-time.ts';
import { fieldsOf } from './post-fields.ts';

interface ConflictDialogProps {
  mine: PostFields;
  theirs: StaffPost;
  onClose: () => void;
  onKeepMine: (theirs: StaffPost) => void;
  onTakeTheirs: (theirs: StaffPost, fields: PostFields) => void;
}

/** Two people wrote on one post. Both versions are shown; nothing happens until one is chosen. */
export function ConflictDialog({ mine, theirs, onClose, onKeepMine, onTakeTheirs }: ConflictDialogProps) {
  return (
    <DeskDialog onClose={onClose} title="Somebody else changed this post" size="broad">
      <div className="grid gap-5">
        <p>
          This post was saved by somebody else at {timeOfDay(theirs.updatedAt)}, after you had opened it.
          Lines marked − are in their version only, lines marked + in yours. The version you do not choose
          stays in the post’s history or in your form.
        </p>
        {theirs.title !== mine.title && (
          <p>
            Their title: <strong>{theirs.title}</strong>. Yours: <strong>{mine.title}</strong>.
          </p>
        )}
        <VersionDiff before={theirs.content} after={mine.content} label="From their version to yours" />
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => onKeepMine(theirs)}>
            Save my version
          </Button>
          <Button onClick={() => onTakeTheirs(theirs, fieldsOf(theirs))}>Use their version</Button>
          <Button variant="quiet" onClick={onClose}>
            Back to my text
          </Button>
        </div>
      </div>
    </DeskDialog>
  );
}
