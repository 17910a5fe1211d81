import { endPreviewLinks } from '#api/admin-posts.ts';
import { Button } from '#ui/Button.tsx';
import { useAct } from '../use-act.ts';

/** A preview shows a post to whoever has its link, for an hour; this ends it at once. */
export function EndPreviews({ postId }: { postId: string }) {
  const { isBusy, act } = useAct('Please try again.');
  const done = { title: 'Preview links ended', description: 'Links shared so far show nothing any more.' };
  return (
    <Button
      size="small"
      variant="quiet"
      className="-ml-3 justify-self-start"
      busy={isBusy}
      onClick={() => void act(() => endPreviewLinks(postId), done)}
    >
      End preview links
    </Button>
  );
}
