import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readPost, staffPostsUrl } from '#api/admin-posts.ts';
import { dropWorkingCopy, readWorkingCopy, workingCopiesUrl, workingCopyUrl } from '#api/working-copies.ts';
import { type StaffPost } from '#contracts/post.ts';
import { type PostFields, type WorkingCopyState } from '#contracts/working-copy.ts';
import { showToast } from '#ui/toast-event.ts';
import { PostForm } from '../post-form/PostForm.tsx';
import { newPost } from '../post-form/open-post.ts';
import { saveOpenWork } from '../session/open-work.ts';
import { withSession } from '../session/session-gate.ts';
import { FormNotices } from './FormNotices.tsx';
import { PostList } from './PostList.tsx';
import { isChanged, openedNew, openedPost, type Opened } from './opened.ts';
import { saidOfSaved } from './said-of-saved.ts';

/** The form above, the posts below. */
export function PostsPanel() {
  const client = useQueryClient();
  const top = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened & { round: number }>();
  /** The form's fields as they are now, for when they are put away. */
  const latest = useRef<PostFields>(undefined);
  const unsaved = useQuery<WorkingCopyState>({ queryKey: [workingCopyUrl('new')], gcTime: 0 });

  // Also what stands above the form: a notice is to be seen.
  useEffect(() => {
    if (opened?.takesFocus) top.current?.scrollIntoView({ block: 'start' });
  }, [opened]);

  const show = (next: Opened) => {
    latest.current = next.fields;
    setOpened((current) => ({ ...next, round: (current?.round ?? 0) + 1 }));
  };
  const edit = async (id: string) => {
    try {
      // What stands in the form is another post's: it is kept before the form is given away.
      await saveOpenWork();
      const [post, copy] = await Promise.all([
        withSession(() => readPost(id)),
        withSession(() => readWorkingCopy(id)),
      ]);
      show({ ...openedPost(post, copy), takesFocus: true });
    } catch {
      showToast({ title: 'Error', description: 'Failed to load the post', variant: 'destructive' });
    }
  };
  /** Back to the new post, with what is there of it already. */
  const startNew = async (options: Partial<Opened> = {}) => {
    const copy = await withSession(() => readWorkingCopy('new')).catch(() => undefined);
    show({ ...openedNew(copy), ...options });
    void client.invalidateQueries({ queryKey: [workingCopiesUrl] });
  };
  const saved = async (post: StaffPost) => {
    showToast(saidOfSaved(post, Boolean(opened?.post)));
    void client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith(staffPostsUrl),
    });
    await startNew();
  };

  if (unsaved.isPending) return <p role="status">Loading...</p>;
  const current = opened ?? { ...openedNew(unsaved.data), round: 0 };
  const putAway = (fields: PostFields): Partial<Opened> =>
    isChanged(current.post, fields) ? { putAway: { ...current, fields } } : {};
  const discard = () => {
    void withSession(() => dropWorkingCopy(current.post?.id ?? 'new'));
    const away = putAway(latest.current ?? current.fields);
    show({ ...(current.post ? openedPost(current.post) : newPost), ...away, takesFocus: true });
  };
  const bringBack = (away: Opened) => {
    const isSameKey = away.post?.id === current.post?.id;
    const swapped = isSameKey ? putAway(latest.current ?? current.fields) : {};
    show({
      ...away,
      putAway: undefined,
      restoredAt: undefined,
      ...swapped,
      isUnsaved: true,
      takesFocus: true,
    });
  };
  return (
    <div ref={top} className="grid scroll-mt-4 gap-6">
      <div className="grid gap-3">
        <FormNotices opened={current} onDiscard={discard} onBringBack={bringBack} />
        <PostForm
          key={current.round}
          open={current}
          onFields={(fields) => {
            latest.current = fields;
          }}
          onSaved={saved}
          onCancel={(fields) => void startNew({ ...putAway(fields), takesFocus: true })}
        />
      </div>
      <PostList editingId={current.post?.id} onEdit={(id) => void edit(id)} />
    </div>
  );
}
