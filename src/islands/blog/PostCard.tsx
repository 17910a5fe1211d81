import type { PostItem } from '#contracts/answers/post.ts';
import { officeDate } from '#practice/dates.ts';
import { categoryOf } from '#practice/post-categories.ts';
import { PostPicture } from './PostPicture.tsx';

interface Props {
  post: PostItem;
  isFirst?: boolean;
}

/** A hair less than it is: many a phone then makes do with a smaller copy, and nobody sees the difference. */
const onPhone = 'calc(100vw - 3rem)';

/** A post in a list: the server draws it without a script, the list's recovery island draws the same. */
export function PostCard({ post, isFirst = false }: Props) {
  const category = categoryOf(post.category);
  return (
    <article className="post-card card">
      <div className="post-card-picture">
        {post.featuredImage ? (
          <PostPicture
            src={post.featuredImage}
            alt={post.imageAlt ?? post.title}
            sizes={
              isFirst
                ? `(min-width: 64rem) 46rem, (min-width: 48rem) 100vw, ${onPhone}`
                : `(min-width: 64rem) 27rem, (min-width: 48rem) 50vw, ${onPhone}`
            }
            place="card"
            isFirst={isFirst}
          />
        ) : (
          <div className="post-gradient" aria-hidden="true" />
        )}
      </div>
      <div className="post-card-words">
        <p className="post-badges">
          <span className="badge">Blog Post</span>
          {category && <span className="badge badge-sand">{category.name}</span>}
        </p>
        <h3 className="post-card-title font-display text-subheading">{post.title}</h3>
        <p className="post-card-excerpt">{post.excerpt}</p>
        <p className="post-facts">
          <time dateTime={post.createdAt}>{officeDate(post.createdAt)}</time>
          <span>{`${post.readingMinutes} min read`}</span>
        </p>
        <a className="post-card-link link" href={`/blog/${post.slug}`}>
          Read More →<span className="sr-only">{`: ${post.title}`}</span>
        </a>
      </div>
    </article>
  );
}
