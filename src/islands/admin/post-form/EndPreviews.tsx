import { useState } from 'react';
import { endPreviewLinks } from '#api/admin-posts.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast-event.ts';
import { withSession } from '../session/session-gate.ts';
import { showError } from '../show-error.ts';

/** A preview shows a post to whoever has its link, for an hour; this ends it at once. */
export function EndPreviews({ postId }: { postId: string }) {
  const [isBusy, setIsBusy] = useState(false);
  async function end() {
    setIsBusy(true);
    try {
      await withSession(() => endPreviewLinks(postId));
      showToast({ title: 'Preview links ended', description: 'Links shared so far show nothing any more.' });
    } catch {
      showError('Please try again.');
    }
    setIsBusy(false);
  }
  return (
    <Button
      size="small"
      variant="quiet"
      className="-ml-3 justify-self-start"
      busy={isBusy}
      onClick={() => void end()}
    >
      End preview links
    </Button>
  );
}
