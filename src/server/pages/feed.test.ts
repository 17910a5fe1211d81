import { describe, expect, it } from 'vitest';
import { postCategories } from '#practice/post-categories.ts';
import { hostileHtml } from '#server/domain/posts/hostile-html.fixture.ts';
import { feedXml } from './feed.ts';
import { sitemapXml } from './sitemap.ts';

const site = 'https://samplewater-dental.example';
const item = {
  id: '1',
  title: 'Flossing & you',
  slug: 'flossing-you',
  excerpt: 'Once a <day>',
  featuredImage: '/api/blog-images/1',
  imageAlt: null,
  category: 'prevention',
  createdAt: '2026-03-10T13:00:00.000Z',
  updatedAt: '2026-03-11T13:00:00.000Z',
  readingMinutes: 1,
  publishedAt: new Date('2026-03-10T14:00:00Z'),
};

/** Elements in pairs, no bare ampersand, no character XML cannot carry. */
function expectWellFormed(xml: string) {
  const open: string[] = [];
  for (const [, slash, name = '', rest = ''] of xml.matchAll(/<(\/?)([\w:]+)([^<>]*)>/g)) {
    if (slash) expect(open.pop()).toBe(name);
    else if (!rest.endsWith('/')) open.push(name);
  }
  expect(open).toEqual([]);
  expect(xml.replace(/<\?xml[^>]*\?>|<\/?[\w:]+(\s+[\w:]+="[^"<]*")*\s*\/?>/g, '')).not.toMatch(/[<>]/);
  expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)/);
  // oxlint-disable-next-line no-control-regex -- what XML cannot carry
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
}

describe('the feed', () => {
  it('says what RSS 2.0 asks for, with whole addresses', () => {
    const xml = feedXml([item], site);
    expectWellFormed(xml);
    expect(xml).toContain(`<link>${site}/blog/flossing-you</link>`);
    expect(xml).toContain('<title>Flossing &amp; you</title>');
    expect(xml).toContain('<description>Once a &lt;day&gt;</description>');
    expect(xml).toContain('<pubDate>Tue, 10 Mar 2026 14:00:00 GMT</pubDate>');
    expect(xml).toContain('<lastBuildDate>Wed, 11 Mar 2026 13:00:00 GMT</lastBuildDate>');
    expect(xml).toContain(`<atom:link href="${site}/rss.xml" rel="self" type="application/rss+xml" />`);
    expect(xml).toContain(`url="${site}/api/blog-images/1"`);
  });

  it('says of each post what it is about, and of a category’s own feed which one it is', () => {
    expect(feedXml([item], site)).toContain('<category>Prevention</category>');
    expect(feedXml([{ ...item, category: null }], site)).not.toContain('<category>');
    const [prevention] = postCategories;
    const own = feedXml([], site, prevention);
    expectWellFormed(own);
    expect(own).toContain(' Blog: Prevention</title>');
    expect(own).toContain(`<link>${site}/blog/category/prevention</link>`);
    expect(own).toContain(`<atom:link href="${site}/blog/category/prevention/rss.xml" rel="self"`);
  });

  it('stands without a post, and with hostile ones', () => {
    expectWellFormed(feedXml([], site));
    for (const text of [...hostileHtml, ']]>', '\u0000\u0008\ufffe\ud800'])
      expectWellFormed(feedXml([{ ...item, title: text, excerpt: text, imageAlt: text }], site));
  });
});

describe('the sitemap', () => {
  it('names the pages and the posts with their last change', () => {
    const xml = sitemapXml([{ slug: 'a', updatedAt: new Date('2026-03-10T14:00:00Z') }], site);
    expectWellFormed(xml);
    expect(xml).toContain(`<loc>${site}/</loc>`);
    expect(xml).toContain(`<loc>${site}/blog/a</loc><lastmod>2026-03-10T14:00:00.000Z</lastmod>`);
    expect(xml).not.toContain('/admin');
    expect(xml).not.toContain('/blog/category');
    expect(sitemapXml([], site, postCategories)).toContain(`<loc>${site}/blog/category/prevention</loc>`);
  });
});
