import { breadcrumbList, practiceReference } from '#practice/structured-data.ts';
import type { PostWithSurroundings } from '#server/domain/posts/read-posts.ts';
import { drawableTitle } from '#server/domain/posts/share-image/drawable-title.ts';
import { shareImagePath, shareImageSize } from '#server/domain/posts/share-image/share-image.ts';

/** Longer descriptions are cut by search engines and by whoever shows a link. */
const descriptionLength = 160;

/** What the head of a post's page says: to search engines, and to whoever shows a link to it. */
export function postHead(
  { post, publishedAt }: Pick<PostWithSurroundings, 'post' | 'publishedAt'>,
  site: string | URL,
) {
  const url = new URL(`/blog/${post.slug}`, site).href;
  const image = shareImage(post);
  return {
    title: post.title,
    description: shorten(post.excerpt || post.title),
    image,
    ogType: 'article',
    jsonLd: [
      {
        '@type': 'BlogPosting',
        '@id': `${url}#post`,
        mainEntityOfPage: url,
        url,
        headline: post.title,
        description: shorten(post.excerpt || post.title),
        ...(image && { image: [new URL(image.path, site).href] }),
        datePublished: publishedAt.toISOString(),
        dateModified: post.updatedAt,
        inLanguage: 'en-US',
        timeRequired: `PT${post.readingMinutes}M`,
        author: practiceReference(site),
        publisher: practiceReference(site),
      },
      breadcrumbList(site, [
        { label: 'Home', href: '/' },
        { label: 'Blog', href: '/blog' },
        { label: post.title, href: `/blog/${post.slug}` },
      ]),
    ],
  };
}

/** The featured picture, else one drawn with the title; where that cannot be drawn, the practice's card stands. */
function shareImage({ slug, title, featuredImage, imageAlt }: PostWithSurroundings['post']) {
  if (featuredImage) return { path: featuredImage, alt: imageAlt ?? title };
  return drawableTitle(title) === null
    ? undefined
    : { path: shareImagePath(slug), alt: title, ...shareImageSize };
}

function shorten(text: string): string {
  const characters = [...text];
  if (characters.length <= descriptionLength) return text;
  return `${characters
    .slice(0, descriptionLength - 1)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}
