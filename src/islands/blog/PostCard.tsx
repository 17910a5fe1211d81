import type { PostItem } from '#contracts/post.ts';
import { PostPicture } from './PostPicture.tsx';
import { longDate } from './long-date.ts';

interface Props {
  post: PostItem;
  headingLevel?: 2 | 3;
  isFirst?: boolean;
}

/** A post in a list: the server draws it without a script, the list's recovery island draws the same. */
export function PostCard({ post, headingLevel = 3, isFirst = false }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="post-card card">
      <div className="post-card-picture">
        {post.featuredImage ? (
          <PostPicture
            src={post.featuredImage}
            alt={post.imageAlt ?? post.title}
            sizes={
              isFirst
                ? '(min-width: 64rem) 46rem, 100vw'
                : '(min-width: 64rem) 27rem, (min-width: 48rem) 50vw, 100vw'
            }
            place="card"
            isFirst={isFirst}
          />
        ) : (
          <div className="post-gradient" aria-hidden="true" />
        )}
      </div>
      <div className="post-card-words">
        <span className="badge">Blog Post</span>
        <Heading className="post-card-title font-display text-subheading">{post.title}</Heading>
        <p className="post-card-excerpt">{post.excerpt}</p>
        <p className="post-facts">
          <time dateTime={post.createdAt}>{longDate(post.createdAt)}</time>
          <span>{post.readingMinutes} min read</span>
        </p>
        <a className="post-card-link link" href={`/blog/${post.slug}`}>
          Read More →<span className="sr-only">: {post.title}</span>
        </a>
      </div>
    </article>
  );
}
