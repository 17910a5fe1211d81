import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { staffPostsUrl } from '#api/admin-posts.ts';
import { dropWorkingCopy } from '#api/working-copies.ts';
import type { StaffPost } from '#contracts/answers/post.ts';
import { type PostFields } from '#contracts/working-copy.ts';
import { showToast } from '#ui/toast-event.ts';
import { goTo, pathOf, type Place } from '../place.ts';
import { PostForm } from '../post-form/PostForm.tsx';
import { newPost } from '../post-form/open-post.ts';
import { areSame } from '../post-form/post-fields.ts';
import { withSession } from '../session/session-gate.ts';
import { FormNotices } from './FormNotices.tsx';
import { paramsOf } from './PostFilters.tsx';
import { PostList } from './PostList.tsx';
import { isChanged, openedPost, type Opened } from './opened.ts';
import { saidOfSaved } from './said-of-saved.ts';
import { useOpenedPost } from './use-opened-post.ts';

/** The form above, the posts below. */
export function PostsPanel({ place }: { place: Place }) {
  const client = useQueryClient();
  const top = useRef<HTMLDivElement>(null);
  const { current, isOnItsWay, show, edit, startNew } = useOpenedPost(place);
  /** The form's fields as they are now, for when they are put away; none while they are as they were given to it. */
  const latest = useRef<{ round: number; fields: PostFields }>(undefined);

  // Also what stands above the form: a notice is to be seen.
  useEffect(() => {
    if (current.takesFocus) top.current?.scrollIntoView({ block: 'start' });
  }, [current.round, current.takesFocus]);

  if (isOnItsWay) return <p role="status">Loading...</p>;
  const latestFields = () =>
    latest.current?.round === current.round ? latest.current.fields : current.fields;
  const saved = async (post: StaffPost, sent: PostFields) => {
    showToast(saidOfSaved(post, Boolean(current.post)));
    void client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith(staffPostsUrl),
    });
    await startNew({}, () =>
      areSame(latestFields(), sent) ? undefined : { ...openedPost(post), takesFocus: false },
    );
  };
  const putAway = (fields: PostFields): Partial<Opened> =>
    isChanged(current.post, fields) ? { putAway: { ...current, fields } } : {};
  const discard = () => {
    void withSession(() => dropWorkingCopy(current.post?.id ?? 'new'));
    const away = putAway(latestFields());
    show({ ...(current.post ? openedPost(current.post) : newPost), ...away, takesFocus: true });
  };
  const bringBack = (away: Opened) => {
    const isSameKey = away.post?.id === current.post?.id;
    const swapped = isSameKey ? putAway(latestFields()) : {};
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
            latest.current = { round: current.round, fields };
          }}
          onSaved={saved}
          onCancel={(fields) => void startNew({ ...putAway(fields), takesFocus: true })}
        />
      </div>
      <PostList
        editingId={current.post?.id}
        wanted={place.params}
        onNarrow={(narrowed) => goTo(pathOf('posts', place.detail, paramsOf(narrowed)), { instead: true })}
        onEdit={(id) => {
          if (id === current.post?.id) top.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
          else edit(id);
        }}
      />
    </div>
  );
}
