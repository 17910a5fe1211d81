import { type MouseEvent } from 'react';
import { makePreviewLink } from '#api/admin-posts.ts';
import type { StaffPostItem } from '#contracts/answers/post.ts';
import { buttonStyle } from '#ui/Button.tsx';
import { openInTab } from '../post-form/open-in-tab.ts';

/** The post as patients see it, in a new tab; what they do not see yet is shown by a preview link made on the spot. */
export function ViewLink({ post: { id, slug, title, state } }: { post: StaffPostItem }) {
  const preview = (event: MouseEvent) => {
    event.preventDefault();
    void openInTab(() => makePreviewLink(id));
  };
  return (
    <a
      className={buttonStyle({ size: 'small', variant: 'quiet' })}
      href={`/blog/${slug}`}
      target="_blank"
      rel="noopener"
      aria-label={`View ${title}, opens in a new tab`}
      onClick={state === 'published' ? undefined : preview}
    >
      View
    </a>
  );
}
