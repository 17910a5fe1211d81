import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { revisionsUrl, revisionUrl } from '#api/admin-posts.ts';
import type { Revision, RevisionSummary } from '#contracts/answers/working-copy.ts';
import type { PostFields } from '#contracts/working-copy.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { DeskDialog } from '../DeskDialog.tsx';
import { officeDateTime } from '../post-form/office-time.ts';
import { VersionDiff } from './VersionDiff.tsx';

interface HistoryDialogProps {
  postId: string;
  /** The form as it stands, to compare with. */
  fields: PostFields;
  onClose: () => void;
  /** Puts an earlier state into the form; it is the post's again once Update is pressed. */
  onRestore: (earlier: Partial<PostFields>) => void;
}

/** Every saved state of a post: who, when, what differs from the form, and the way back. */
export function HistoryDialog({ postId, fields, onClose, onRestore }: HistoryDialogProps) {
  const [chosen, setChosen] = useState<string>();
  const list = useQuery<RevisionSummary[]>({ queryKey: [revisionsUrl(postId)], staleTime: 0 });
  const revision = useQuery<Revision>({
    queryKey: [revisionUrl(postId, chosen ?? '')],
    enabled: chosen !== undefined,
  });
  return (
    <DeskDialog onClose={onClose} title="History" size="broad">
      {list.isPending && <p role="status">Loading history...</p>}
      {list.isError && <p role="alert">The history could not be loaded.</p>}
      <div className="grid gap-6 md:grid-cols-[16rem_minmax(0,1fr)]">
        <ul className="-mx-3.5 -mt-2 grid content-start gap-1">
          {list.data?.map((entry) => (
            <li key={entry.id}>
              <button
                type="button"
                className="w-full cursor-pointer rounded-xl border-2 border-transparent px-3 py-2 text-left hover:bg-seaglass-50 aria-pressed:border-ink-700 aria-pressed:bg-seaglass-50"
                aria-pressed={entry.id === chosen}
                onClick={() => setChosen(entry.id)}
              >
                <span className="block font-semibold">{officeDateTime(entry.savedAt)}</span>
                <span className="block text-sm break-all">{entry.savedBy ?? 'Sample content'}</span>
                <VersionState version={entry} />
              </button>
            </li>
          ))}
        </ul>
        {!revision.data && <p className="text-ink-700">Choose a version to compare it with the form.</p>}
        {revision.data && (
          <div className="grid content-start gap-4">
            <h3 className="font-display text-lg">{revision.data.title}</h3>
            <VersionDiff
              before={revision.data.content}
              after={fields.content}
              label="From this version to the form"
            />
            <Button
              variant="primary"
              className="justify-self-start"
              onClick={() => onRestore(toFields(revision.data))}
            >
              Restore this version
            </Button>
            <p className="desk-hint">It is put into the form. Readers see it after you press Update Post.</p>
          </div>
        )}
      </div>
    </DeskDialog>
  );
}

/** What the version was at the time it was saved. */
function VersionState({ version: { published, publishAt, savedAt } }: { version: RevisionSummary }) {
  if (!published) return <Badge tone="sand">Draft</Badge>;
  if (publishAt && Date.parse(publishAt) > Date.parse(savedAt))
    return <Badge tone="coral">Scheduled for {officeDateTime(publishAt)}</Badge>;
  return <Badge>Published</Badge>;
}

function toFields({
  title,
  content,
  excerpt,
  featuredImage,
  imageAlt,
  category,
}: Revision): Partial<PostFields> {
  return {
    title,
    content,
    excerpt: excerpt ?? '',
    featuredImage: featuredImage ?? '',
    imageAlt: imageAlt ?? '',
    category: category ?? '',
  };
}
