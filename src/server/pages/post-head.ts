import { shareImagePath, shareImageSize } from '#contracts/image.ts';
import { shortened } from '#contracts/post-text.ts';
import { categoryOf } from '#practice/post-categories.ts';
import { breadcrumbList, personReference, practiceReference } from '#practice/structured-data.ts';
import type { TeamMember } from '#practice/team.ts';
import type { PostWithSurroundings } from '#server/domain/posts/read-posts.ts';

/** Longer descriptions are cut by search engines and by whoever shows a link. */
const descriptionLength = 160;

/** Who is named for a post; nobody for one of the practice as a whole. */
interface Named {
  author: TeamMember | string;
  review?: { by: TeamMember; on: string };
}

/** What the head of a post's page says: to search engines, and to whoever shows a link to it. */
export function postHead(
  { post, publishedAt, hasShareImage }: Pick<PostWithSurroundings, 'post' | 'publishedAt' | 'hasShareImage'>,
  site: string | URL,
  named?: Named,
) {
  const url = new URL(`/blog/${post.slug}`, site).href;
  const image = shareImage(post, hasShareImage);
  const category = categoryOf(post.category);
  return {
    title: post.title,
    description: shortened(post.excerpt || post.title, descriptionLength),
    image,
    ogType: 'article',
    jsonLd: [
      {
        '@type': 'BlogPosting',
        '@id': `${url}#post`,
        mainEntityOfPage: {
          '@type': 'WebPage',
          '@id': url,
          ...(named?.review && {
            reviewedBy: personReference(site, named.review.by),
            lastReviewed: named.review.on,
          }),
        },
        url,
        headline: post.title,
        description: shortened(post.excerpt || post.title, descriptionLength),
        ...(image && { image: [new URL(image.path, site).href] }),
        ...(category && { articleSection: category.name }),
        datePublished: publishedAt.toISOString(),
        dateModified: post.updatedAt,
        inLanguage: 'en-US',
        timeRequired: `PT${post.readingMinutes}M`,
        author: named ? authorReference(site, named.author) : practiceReference(site),
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

/** Somebody of the team stands on the about page; whoever does not has a name alone. */
function authorReference(site: string | URL, author: TeamMember | string) {
  return typeof author === 'string' ? { '@type': 'Person', name: author } : personReference(site, author);
}

/** The featured picture, else the one drawn with the title; where there is neither, the practice's card stands. */
function shareImage(
  { slug, title, featuredImage, imageAlt }: PostWithSurroundings['post'],
  hasShareImage: boolean,
) {
  if (featuredImage) return { path: featuredImage, alt: imageAlt ?? title };
  return hasShareImage ? { path: shareImagePath(slug), alt: title, ...shareImageSize } : undefined;
}
