import { useState } from 'react';
import type { StaffPost } from '#contracts/answers/post.ts';
import { type PostFields } from '#contracts/working-copy.ts';
import { Button } from '#ui/Button.tsx';
import { HistoryDialog } from '../history/HistoryDialog.tsx';

interface FormHeadProps {
  titleId: string;
  post: StaffPost | null;
  fields: PostFields;
  onRestore: (fields: PostFields) => void;
}

/** What the form is for, and the way to what the post was before. */
export function FormHead({ titleId, post, fields, onRestore }: FormHeadProps) {
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-sand-200 px-4 py-2 sm:px-5">
      <h2 id={titleId} className="mr-auto font-display text-xl">
        {post ? 'Edit Blog Post' : 'Create New Blog Post'}
      </h2>
      {post && (
        <Button size="small" variant="quiet" onClick={() => setIsHistoryOpen(true)}>
          History
        </Button>
      )}
      {isHistoryOpen && post && (
        <HistoryDialog
          postId={post.id}
          fields={fields}
          onClose={() => setIsHistoryOpen(false)}
          onRestore={(earlier) => {
            setIsHistoryOpen(false);
            onRestore({ ...fields, ...earlier });
          }}
        />
      )}
    </div>
  );
}
