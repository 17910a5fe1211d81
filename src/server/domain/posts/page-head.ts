import { breadcrumbList, practiceReference } from '../../../practice/structured-data.ts';
import type { PostWithSurroundings } from './read-posts.ts';

/** Longer descriptions are cut by search engines and by whoever shows a link. */
const descriptionLength = 160;

/** What the head of a post's page says: to search engines, and to whoever shows a link to it. */
export function postHead(
  { post, publishedAt }: Pick<PostWithSurroundings, 'post' | 'publishedAt'>,
  site: string | URL,
) {
  const address = new URL(`/blog/${post.slug}`, site).href;
  const image = post.featuredImage ?? undefined;
  return {
    title: post.title,
    description: shorten(post.excerpt || post.title),
    image,
    imageAlt: image && (post.imageAlt ?? post.title),
    ogType: 'article',
    jsonLd: [
      {
        '@type': 'BlogPosting',
        '@id': `${address}#post`,
        mainEntityOfPage: address,
        url: address,
        headline: post.title,
        description: shorten(post.excerpt || post.title),
        ...(image && { image: [new URL(image, site).href] }),
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

function shorten(text: string): string {
  const characters = [...text];
  if (characters.length <= descriptionLength) return text;
  return `${characters
    .slice(0, descriptionLength - 1)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}
