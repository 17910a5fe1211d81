import { patientPages } from '#practice/pages.ts';
import { categoryPath, type PostCategory } from '#practice/post-categories.ts';
import { xmlText } from './xml.ts';

export function sitemapXml(
  posts: readonly { slug: string; updatedAt: Date }[],
  site: string | URL,
  categories: readonly PostCategory[] = [],
): string {
  const entry = (path: string, changed?: Date) =>
    `  <url><loc>${xmlText(new URL(path, site).href)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...patientPages, ...categories.map(({ slug }) => categoryPath(slug))].map((path) => entry(path)).join('')}${posts.map(({ slug, updatedAt }) => entry(`/blog/${slug}`, updatedAt)).join('')}</urlset>
`;
}
