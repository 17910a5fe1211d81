import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { staffPostSearchUrl } from '#api/admin-posts.ts';
import { workingCopiesUrl } from '#api/working-copies.ts';
import type { StaffPostItem } from '#contracts/answers/post.ts';
import type { SavedWorkingCopy } from '#contracts/answers/working-copy.ts';
import { staffPostsPerPage, type PostSorting } from '#contracts/post.ts';
import { Button } from '#ui/Button.tsx';
import { PostFilters, narrowedBy, type Narrowed } from './PostFilters.tsx';
import { NoPosts, Pages } from './PostPages.tsx';
import { PostRow } from './PostRow.tsx';
import { usePostActions } from './use-post-actions.ts';

interface PostListProps {
  editingId: string | undefined;
  /** Which posts are shown, as the address says it. */
  wanted: URLSearchParams;
  onNarrow: (narrowed: Narrowed) => void;
  onEdit: (id: string) => void;
}

export function PostList({ editingId, wanted, onNarrow, onEdit }: PostListProps) {
  const { filter, category } = narrowedBy(wanted);
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<PostSorting>('newest');
  const sought = useDeferredValue(search.trim());
  const posts = useQuery<StaffPostItem[]>({
    queryKey: [staffPostSearchUrl({ page, q: sought, state: filter, sorting, category })],
    placeholderData: (previous) => previous,
  });
  const unsaved = useQuery<SavedWorkingCopy[]>({ queryKey: [workingCopiesUrl], staleTime: 0 });
  const { trash, restore } = usePostActions();
  const isNarrowed = sought !== '' || filter !== 'all' || category !== 'all';
  return (
    <section className="desk desk-card" aria-labelledby="posts-title">
      <div className="grid grid-cols-2 gap-3 border-b border-sand-200 p-4 sm:grid-cols-[1fr_auto_auto_auto] sm:items-end sm:px-6">
        <h2 id="posts-title" className="col-span-full font-display text-xl">
          Blog Posts
        </h2>
        <PostFilters
          {...{ search, filter, category, sorting }}
          onChange={({ search: words, sorting: order, ...narrowed }) => {
            if (words !== undefined) setSearch(words);
            if (order) setSorting(order);
            if (narrowed.filter ?? narrowed.category) onNarrow({ filter, category, ...narrowed });
            setPage(1);
          }}
        />
      </div>
      {posts.isPending && (
        <p role="status" className="p-6">
          Loading posts...
        </p>
      )}
      {posts.isError && (
        <div role="alert" className="flex flex-wrap items-center gap-4 p-6">
          <p>Failed to load posts</p>
          <Button size="small" onClick={() => void posts.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {posts.data?.length === 0 && <NoPosts isNarrowed={isNarrowed} isPastEnd={page > 1} />}
      <ul className="divide-y divide-sand-200">
        {posts.data?.map((post) => (
          <PostRow
            key={post.id}
            post={post}
            isOpen={post.id === editingId}
            hasUnsavedWork={unsaved.data?.some(({ key }) => key === post.id) ?? false}
            onEdit={() => onEdit(post.id)}
            onTrash={() => void trash(post)}
            onRestore={() => void restore(post)}
          />
        ))}
      </ul>
      <Pages page={page} isLast={(posts.data?.length ?? 0) < staffPostsPerPage} onPage={setPage} />
    </section>
  );
}
