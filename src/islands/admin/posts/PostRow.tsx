import type { StaffPostItem } from '#contracts/answers/post.ts';
import { officeDate } from '#practice/dates.ts';
import { categoryOf } from '#practice/post-categories.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { officeDateTime } from '../post-form/office-time.ts';
import { ViewLink } from './ViewLink.tsx';

interface PostRowProps {
  post: StaffPostItem;
  isOpen: boolean;
  /** Somebody began to change it and has not pressed Update: after a crash, the way back. */
  hasUnsavedWork: boolean;
  onEdit: () => void;
  onTrash: () => void;
  onRestore: () => void;
}

export function PostRow({ post, isOpen, hasUnsavedWork, onEdit, onTrash, onRestore }: PostRowProps) {
  const { title, slug, updatedAt, state } = post;
  const category = categoryOf(post.category);
  return (
    <li
      className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 aria-[current]:bg-seaglass-50 sm:px-6"
      aria-current={isOpen || undefined}
    >
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-semibold">{title}</h3>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-700">
          <span>/{slug}</span>
          <Marker post={post} />
          {hasUnsavedWork && <Badge tone="ink">Unsaved changes</Badge>}
          {category && <span>{category.name}</span>}
          {updatedAt && <span>Updated {officeDate(updatedAt)}</span>}
        </p>
      </div>
      {state === 'trash' ? (
        <Button size="small" aria-label={`Restore ${title}`} onClick={onRestore}>
          Restore
        </Button>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="small" aria-label={`Edit ${title}`} onClick={onEdit}>
            Edit
          </Button>
          <ViewLink post={post} />
          <Button size="small" variant="quiet" aria-label={`Move ${title} to the trash`} onClick={onTrash}>
            Trash
          </Button>
        </div>
      )}
    </li>
  );
}

function Marker({ post: { state, publishAt } }: { post: StaffPostItem }) {
  if (state === 'published') return <Badge>Published</Badge>;
  if (state === 'trash') return <Badge tone="sand">In trash</Badge>;
  if (state === 'scheduled')
    return <Badge tone="coral">Scheduled{publishAt && ` for ${officeDateTime(publishAt)}`}</Badge>;
  return <Badge tone="sand">Draft</Badge>;
}
