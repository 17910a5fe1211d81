import { useQueryClient } from '@tanstack/react-query';
import { restorePost, staffPostsUrl, trashPost, undoTrash } from '#api/admin-posts.ts';
import type { StaffPost, StaffPostItem } from '#contracts/answers/post.ts';
import { trashDays } from '#practice/limits.ts';
import { showToast, type ToastMessage } from '#ui/toast-event.ts';
import { withSession } from '../session/session-gate.ts';
import { showError } from '../show-error.ts';

const failedToRestore = 'Failed to restore the post';

/** Into the trash and out of it: every list of posts is read anew, and what became of it is said. */
export function usePostActions() {
  const client = useQueryClient();
  const reload = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(staffPostsUrl) });

  async function act<Result>(
    work: () => Promise<Result>,
    failure: string,
    say: (result: Result) => ToastMessage,
  ): Promise<void> {
    try {
      const result = await withSession(work);
      await reload();
      showToast(say(result));
    } catch {
      showError(failure);
    }
  }

  const undo = (post: StaffPostItem) => act(() => undoTrash(post.id), failedToRestore, sayRestored);
  return {
    restore: (post: StaffPostItem) => act(() => restorePost(post.id), failedToRestore, sayRestored),
    trash: (post: StaffPostItem) =>
      act(
        () => trashPost(post.id),
        'Failed to move the post to the trash',
        () => ({
          title: 'Moved to the trash',
          description: `The post stays there for ${trashDays} days.`,
          action: { label: 'Undo', onAction: () => void undo(post) },
        }),
      ),
  };
}

function sayRestored({ state }: StaffPost): ToastMessage {
  const description = {
    published: 'Patients can read it again.',
    scheduled: 'It is published at the time that was set.',
    draft: 'It is a draft. Patients do not see it.',
    trash: '',
  }[state];
  return { title: 'The post is back', description };
}
