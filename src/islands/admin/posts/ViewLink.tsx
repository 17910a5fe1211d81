import { type MouseEvent } from 'react';
import { makePreviewLink } from '../../../api/admin-posts.ts';
import { type StaffPostItem } from '../../../contracts/post.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toast-event.ts';
import { withSession } from '../session/session-gate.ts';

/** The post as patients see it, in a new tab; what they do not see yet is shown by a preview link made on the spot. */
export function ViewLink({ post: { id, slug, title, state } }: { post: StaffPostItem }) {
  const preview = async (event: MouseEvent) => {
    event.preventDefault();
    // Opened within the click, since browsers block a tab that opens later.
    const tab = window.open('about:blank', '_blank');
    if (tab) tab.opener = null;
    try {
      const { url } = await withSession(() => makePreviewLink(id));
      tab?.location.replace(new URL(url, location.origin));
    } catch {
      tab?.close();
      showToast({ title: 'Error', description: 'The preview could not be opened', variant: 'destructive' });
    }
  };
  return (
    <a
      className={buttonStyle({ size: 'small', variant: 'quiet' })}
      href={`/blog/${slug}`}
      target="_blank"
      rel="noopener"
      aria-label={`View ${title}, opens in a new tab`}
      onClick={state === 'published' ? undefined : (event) => void preview(event)}
    >
      View
    </a>
  );
}
