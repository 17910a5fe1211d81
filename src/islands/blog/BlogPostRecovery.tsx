import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchPost, isMissing, postKey } from '#api/posts.ts';
import { ListMessage } from './ListMessage.tsx';
import { PostArticle } from './PostArticle.tsx';
import { TryAgain } from './TryAgain.tsx';
import { postMessages } from './messages.ts';
import { makeQueryClient } from './query-client.ts';
import { useHydrated } from './use-hydrated.ts';

/** Stands on the page when the server could not get the post: says so, and tries again from the browser. */
export function BlogPostRecovery({ slug }: { slug: string }) {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <RecoveredPost slug={slug} />
    </QueryClientProvider>
  );
}

function RecoveredPost({ slug }: { slug: string }) {
  const isHydrated = useHydrated();
  const queryKey = postKey(slug);
  const post = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchPost(queryKey[0], signal),
    enabled: isHydrated,
  });
  if (isHydrated && post.isFetching)
    return (
      <p className="post-loading" role="status">
        {postMessages.loading}
      </p>
    );
  if (post.data) return <PostArticle post={post.data} html={post.data.content} />;
  const isGone = post.error !== null && isMissing(post.error);
  return (
    <ListMessage {...postMessages.notFound} level={1}>
      {!isGone && (
        <>
          <p>{postMessages.perhapsLater}</p>
          <TryAgain onTry={isHydrated ? () => void post.refetch() : undefined} />
        </>
      )}
      <p>
        <a className="button button-secondary" href="/blog">
          Back to Blog
        </a>
      </p>
    </ListMessage>
  );
}
