import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readPost, staffPostsPath } from '../../../api/admin-posts.ts';
import {
  dropWorkingCopy,
  readWorkingCopy,
  workingCopiesUrl,
  workingCopyUrl,
} from '../../../api/working-copies.ts';
import { type StaffPost } from '../../../contracts/post.ts';
import { type WorkingCopyState } from '../../../contracts/working-copy.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toast-event.ts';
import { newPost, PostForm, type OpenPost } from '../post-form/PostForm.tsx';
import { officeClock } from '../post-form/office-time.ts';
import { areSame, fieldsOf } from '../post-form/post-fields.ts';
import { withSession } from '../session/session-gate.ts';
import { PostList } from './PostList.tsx';

/** What the form holds, what was brought back from an earlier sitting, and who else is at it. */
interface Opened extends OpenPost {
  round: number;
  restoredAt?: string | undefined;
  others?: WorkingCopyState['others'];
}

/** The form above, the posts below. */
export function PostsPanel() {
  const client = useQueryClient();
  const top = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const unsaved = useQuery<WorkingCopyState>({ queryKey: [workingCopyUrl('new')], gcTime: 0 });

  const show = (next: Omit<Opened, 'round'>) => {
    setOpened((current) => ({ ...next, round: (current?.round ?? 0) + 1 }));
  };
  const edit = async (id: string) => {
    try {
      const [post, copy] = await Promise.all([
        withSession(() => readPost(id)),
        withSession(() => readWorkingCopy(id)),
      ]);
      show(openPost(post, copy));
      top.current?.scrollIntoView({ block: 'start' });
    } catch {
      showToast({ title: 'Error', description: 'Failed to load the post', variant: 'destructive' });
    }
  };
  const startNew = () => {
    show(newPost);
    void client.invalidateQueries({ queryKey: [workingCopiesUrl] });
  };
  const saved = (post: StaffPost) => {
    showToast({
      title: opened?.post ? 'Post updated' : 'Post created',
      description: describeState(post),
    });
    void client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith(staffPostsPath),
    });
    startNew();
  };

  if (unsaved.isPending) return <p role="status">Loading...</p>;
  const current = opened ?? { ...restoreNew(unsaved.data), round: 0 };
  return (
    <div ref={top} className="grid scroll-mt-4 gap-8">
      <div className="grid gap-3">
        <Notices
          opened={current}
          onDiscard={() => {
            void withSession(() => dropWorkingCopy(current.post?.id ?? 'new'));
            show(current.post ? openPost(current.post) : newPost);
          }}
        />
        <PostForm key={current.round} open={current} onSaved={saved} onCancel={startNew} />
      </div>
      <PostList editingId={current.post?.id} onEdit={(id) => void edit(id)} />
    </div>
  );
}

function restoreNew(copy: WorkingCopyState | undefined): Omit<Opened, 'round'> {
  if (!copy?.mine || areSame(copy.mine.fields, newPost.fields)) return newPost;
  return { ...newPost, fields: copy.mine.fields, restoredAt: copy.mine.savedAt };
}

function openPost(post: StaffPost, copy?: WorkingCopyState): Omit<Opened, 'round'> {
  const fields = fieldsOf(post);
  const mine = copy?.mine;
  if (!mine || areSame(mine.fields, fields))
    return { post, fields, baseUpdatedAt: post.updatedAt, others: copy?.others ?? [] };
  return {
    post,
    fields: mine.fields,
    baseUpdatedAt: mine.baseUpdatedAt ?? post.updatedAt,
    restoredAt: mine.savedAt,
    others: copy.others,
  };
}

function Notices({ opened, onDiscard }: { opened: Opened; onDiscard: () => void }) {
  return (
    <>
      {opened.restoredAt && (
        <div role="status" className="desk-notice">
          <p className="mr-auto">Your unsaved text from {officeClock(opened.restoredAt)} is back.</p>
          <Button size="small" onClick={onDiscard}>
            {opened.post ? 'Discard unsaved changes' : 'Start with an empty form'}
          </Button>
        </div>
      )}
      {opened.others?.map(({ email, savedAt }) => (
        <p key={email} role="status" className="desk-notice">
          {email} has unsaved changes on this post, last at {officeClock(savedAt)}. Speak to each other before
          you save.
        </p>
      ))}
    </>
  );
}

function describeState({ state }: StaffPost): string {
  return {
    published: 'Patients can read it now.',
    scheduled: 'It is published at the time you set.',
    draft: 'It is saved as a draft.',
    trash: 'It is in the trash.',
  }[state];
}
