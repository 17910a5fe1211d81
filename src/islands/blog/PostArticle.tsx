import type { PostItem } from '#contracts/answers/post.ts';
import { longDate, officeDate } from '#practice/dates.ts';
import { categoryOf, categoryPath } from '#practice/post-categories.ts';
import { PostBody } from './PostBody.tsx';
import { PostPicture } from './PostPicture.tsx';

/** Whom the page names for the post; the recovery of a page that could not be read names nobody. */
interface Credits {
  author: { id: number; name: string; title: string } | string;
  review?: { by: { id: number; name: string }; on: string };
}

interface Props {
  post: PostItem;
  html: string;
  credits?: Credits | undefined;
}

/**
 * On phones a little less than its true width, 100vw without 2.5rem: one of 412 pixels at 1.75 shows 651 and would load the copy
 * of 960 for the 11 that 640 lacks, half as heavy again.
 */
const heroSizes = '(min-width: 76rem) 72rem, (min-width: 48rem) 92vw, 88vw';

/** A post as it is read: its head, its picture, its text. */
export function PostArticle({ post, html, credits }: Props) {
  const category = categoryOf(post.category);
  return (
    <article>
      <header className="max-w-[54rem]">
        <p className="post-badges mb-5">
          <span className="badge">Blog Post</span>
          {category && (
            <a className="badge badge-sand underline" href={categoryPath(category.slug)}>
              {category.name}
            </a>
          )}
        </p>
        <h1 className="post-title font-display text-title">{post.title}</h1>
        <p className="post-facts mt-5">
          <time dateTime={post.createdAt}>{officeDate(post.createdAt)}</time>
          <span>{`${post.readingMinutes} min read`}</span>
        </p>
        {credits && <Byline {...credits} />}
      </header>
      <div className="post-hero-picture mt-8">
        {post.featuredImage ? (
          <PostPicture
            src={post.featuredImage}
            alt={post.imageAlt ?? post.title}
            sizes={heroSizes}
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

/** A line for each of them: beside each other, the second would move when the typeface comes. */
function Byline({ author, review }: Credits) {
  return (
    <p className="mt-3">
      <span className="block">
        {'By '}
        {typeof author === 'string' ? (
          `${author}.`
        ) : (
          <>
            <a className="link" href={`/about#member-${author.id}`}>
              {author.name}
            </a>
            {`, ${author.title}.`}
          </>
        )}
      </span>
      {review && (
        <>
          {' '}
          <span className="block">
            {'Reviewed by '}
            <a className="link" href={`/about#member-${review.by.id}`}>
              {review.by.name}
            </a>{' '}
            <span className="whitespace-nowrap">
              on <time dateTime={review.on}>{longDate(review.on)}</time>.
            </span>
          </span>
        </>
      )}
    </p>
  );
}
