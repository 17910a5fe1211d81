import { shareImagePath, shareImageSize } from '#contracts/image.ts';
import { breadcrumbList, practiceReference } from '#practice/structured-data.ts';
import type { PostWithSurroundings } from '#server/domain/posts/read-posts.ts';

/** Longer descriptions are cut by search engines and by whoever shows a link. */
const descriptionLength = 160;

/** What the head of a post's page says: to search engines, and to whoever shows a link to it. */
export function postHead(
  { post, publishedAt, hasShareImage }: Pick<PostWithSurroundings, 'post' | 'publishedAt' | 'hasShareImage'>,
  site: string | URL,
) {
  const url = new URL(`/blog/${post.slug}`, site).href;
  const image = shareImage(post, hasShareImage);
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

/** The featured picture, else the one drawn with the title; where there is neither, the practice's card stands. */
function shareImage(
  { slug, title, featuredImage, imageAlt }: PostWithSurroundings['post'],
  hasShareImage: boolean,
) {
  if (featuredImage) return { path: featuredImage, alt: imageAlt ?? title };
  return hasShareImage ? { path: shareImagePath(slug), alt: title, ...shareImageSize } : undefined;
}

function shorten(text: string): string {
  const characters = [...text];
  if (characters.length <= descriptionLength) return text;
  return `${characters
    .slice(0, descriptionLength - 1)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}
