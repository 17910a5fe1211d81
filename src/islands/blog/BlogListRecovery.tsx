import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchPosts, postsKey } from '#api/posts.ts';
import { ListMessage } from './ListMessage.tsx';
import { PostGrid } from './PostGrid.tsx';
import { TryAgain } from './TryAgain.tsx';
import { listMessages } from './messages.ts';
import { makeQueryClient } from './query-client.ts';
import { useHydrated } from './use-hydrated.ts';

/** Stands on the page when the server could not get the posts: says so, and tries again from the browser. */
export function BlogListRecovery({ page, category }: { page: number; category?: string }) {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <RecoveredList page={page} category={category} />
    </QueryClientProvider>
  );
}

function RecoveredList({ page, category }: { page: number; category: string | undefined }) {
  const isHydrated = useHydrated();
  const queryKey = postsKey(page, category);
  const posts = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchPosts(queryKey[0], signal),
    enabled: isHydrated,
  });
  if (isHydrated && posts.isFetching)
    return (
      <p className="post-loading" role="status">
        {listMessages.loading}
      </p>
    );
  if (!posts.data)
    return (
      <ListMessage {...listMessages.failed}>
        <TryAgain onTry={isHydrated ? () => void posts.refetch() : undefined} />
      </ListMessage>
    );
  if (posts.data.length === 0) return <ListMessage {...listMessages[category ? 'emptyCategory' : 'empty']} />;
  return (
    <>
      <h2 className="post-list-heading font-display text-heading">Recent Posts</h2>
      <PostGrid posts={posts.data} />
    </>
  );
}
