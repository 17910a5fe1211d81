import { Button } from '#ui/Button.tsx';

/** What stands in the place of the posts where there are none. */
export function NoPosts({ isNarrowed, isPastEnd }: { isNarrowed: boolean; isPastEnd: boolean }) {
  if (isPastEnd) return <p className="p-6">There are no more posts.</p>;
  if (isNarrowed) return <p className="p-6">No post matches. Try another word or show all posts.</p>;
  return (
    <div className="p-6 text-center">
      <p className="font-display text-lg">No blog posts yet</p>
      <p className="text-ink-700">Create your first blog post using the form above.</p>
    </div>
  );
}

/** Back and on, where there is more than one page. */
export function Pages({
  page,
  isLast,
  onPage,
}: {
  page: number;
  isLast: boolean;
  onPage: (page: number) => void;
}) {
  if (page === 1 && isLast) return null;
  return (
    <nav aria-label="Pages of posts" className="flex items-center gap-3 border-t border-sand-200 p-4 sm:px-6">
      <Button size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous page
      </Button>
      <p>Page {page}</p>
      <Button size="small" disabled={isLast} onClick={() => onPage(page + 1)}>
        Next page
      </Button>
    </nav>
  );
}
