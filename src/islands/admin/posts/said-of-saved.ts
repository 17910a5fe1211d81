import { makePreviewLink } from '#api/admin-posts.ts';
import type { StaffPost } from '#contracts/answers/post.ts';
import { type ToastMessage } from '#ui/toast-event.ts';
import { soonOrDate } from '../post-form/office-time.ts';
import { openInTab } from '../post-form/open-in-tab.ts';

/** After a save: what has become of the post, and the way to look at it. */
export function saidOfSaved(post: StaffPost, wasThere: boolean): ToastMessage {
  const title = wasThere ? 'Post updated' : 'Post created';
  switch (post.state) {
    case 'published':
      return {
        title,
        description: 'Patients can read it now.',
        action: {
          label: 'View post',
          onAction: () => window.open(`/blog/${post.slug}`, '_blank', 'noopener'),
        },
      };
    case 'scheduled':
      return {
        title,
        description: `Patients can read it from ${soonOrDate(post.publishAt ?? post.updatedAt)}.`,
        action: preview(post),
      };
    case 'draft':
    case 'trash':
      return { title, description: 'It is a draft. Patients do not see it.', action: preview(post) };
  }
}

const preview = ({ id }: StaffPost) => ({
  label: 'Preview',
  onAction: () => void openInTab(() => makePreviewLink(id)),
});
