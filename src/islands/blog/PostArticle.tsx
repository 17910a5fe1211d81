import type { PostItem } from '#contracts/post.ts';
import { PostBody } from './PostBody.tsx';
import { PostPicture } from './PostPicture.tsx';
import { longDate } from './long-date.ts';

interface Props {
  post: PostItem;
  html: string;
}

/** A post as it is read: its head, its picture, its text. */
export function PostArticle({ post, html }: Props) {
  return (
    <article>
      <header className="max-w-[54rem]">
        <p className="mb-5">
          <span className="badge">Blog Post</span>
        </p>
        <h1 className="post-title font-display text-title">{post.title}</h1>
        <p className="post-facts mt-5">
          <time dateTime={post.createdAt}>{longDate(post.createdAt)}</time>
          <span>{post.readingMinutes} min read</span>
        </p>
      </header>
      <div className="post-hero-picture mt-8">
        {post.featuredImage ? (
          <PostPicture
            src={post.featuredImage}
            alt={post.imageAlt ?? post.title}
            sizes="(min-width: 76rem) 72rem, 92vw"
            place="hero"
            isFirst
          />
        ) : (
          <div className="post-gradient" aria-hidden="true" />
        )}
      </div>
      <div className="mx-auto mt-12 max-w-prose">
        <PostBody html={html} />
      </div>
    </article>
  );
}
