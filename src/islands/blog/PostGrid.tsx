import type { PostItem } from '#contracts/answers/post.ts';
import { PostCard } from './PostCard.tsx';

/** The grid of cards: one, two or three columns by width. */
export function PostGrid({ posts }: { posts: readonly PostItem[] }) {
  return (
    <ul className="post-grid">
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCard post={post} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}
