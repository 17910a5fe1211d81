import { categoryFeedPath, categoryOf, categoryPath, type PostCategory } from '#practice/post-categories.ts';
import { practice } from '#practice/practice.ts';
import type { FeedItem } from '#server/domain/posts/read-posts.ts';
import { xmlText } from './xml.ts';

/** RSS 2.0 of the latest posts, of one category where it is given: title, summary, picture. */
export function feedXml(posts: readonly FeedItem[], site: string | URL, category?: PostCategory): string {
  const about = category
    ? {
        title: `${practice.name} Blog: ${category.name}`,
        description: category.description,
        path: categoryPath(category.slug),
        feed: categoryFeedPath(category.slug),
      }
    : {
        title: `${practice.name} Blog`,
        description: `Plain answers about teeth, visits and costs from ${practice.name}.`,
        path: '/blog',
        feed: '/rss.xml',
      };
  const url = (path: string) => xmlText(new URL(path, site).href);
  const items = posts.map(
    (post) => `
    <item>
      <title>${xmlText(post.title)}</title>
      <link>${url(`/blog/${post.slug}`)}</link>
      <guid isPermaLink="false">${xmlText(post.id)}</guid>
      <pubDate>${post.publishedAt.toUTCString()}</pubDate>
      <description>${xmlText(post.excerpt)}</description>${categoryElement(post)}${
        post.featuredImage
          ? `
      <media:content url="${url(post.featuredImage)}" medium="image">
        <media:description>${xmlText(post.imageAlt ?? post.title)}</media:description>
      </media:content>`
          : ''
      }
    </item>`,
  );
  const lastChange = posts
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
  <channel>
    <title>${xmlText(about.title)}</title>
    <link>${url(about.path)}</link>
    <description>${xmlText(about.description)}</description>
    <language>en-us</language>
    <atom:link href="${url(about.feed)}" rel="self" type="application/rss+xml" />${
      lastChange
        ? `
    <lastBuildDate>${new Date(lastChange).toUTCString()}</lastBuildDate>`
        : ''
    }${items.join('')}
  </channel>
</rss>
`;
}

function categoryElement(post: FeedItem): string {
  const category = categoryOf(post.category);
  return category
    ? `
      <category>${xmlText(category.name)}</category>`
    : '';
}
