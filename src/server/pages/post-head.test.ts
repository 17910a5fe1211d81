import { describe, expect, it } from 'vitest';
import { team } from '#practice/team.ts';
import { searchQuery } from '#server/domain/posts/search-query.ts';
import { pageHtml } from './page-html.ts';
import { postHead } from './post-head.ts';

const post = {
  id: '1',
  title: 'Sensitive teeth',
  slug: 'sensitive-teeth',
  excerpt: 'word '.repeat(60).trim(),
  content: '<p>x</p>',
  featuredImage: '/api/blog-images/1',
  imageAlt: null,
  category: 'prevention',
  createdAt: '2026-03-10T13:00:00.000Z',
  updatedAt: '2026-03-11T13:00:00.000Z',
  readingMinutes: 3,
};
const publishedAt = new Date('2026-03-10T14:00:00Z');

describe("the head of a post's page", () => {
  it('describes the post in at most 160 characters, cut between words', () => {
    const { description } = postHead({ post, publishedAt, hasShareImage: true }, 'https://a.example');
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/word…$/);
  });

  it('shares the featured picture, else one drawn with the title, else the card of the practice', () => {
    const imageOf = (changes: object, hasShareImage = true) => {
      const { image, jsonLd } = postHead(
        { post: { ...post, ...changes }, publishedAt, hasShareImage },
        'https://a.example',
      );
      return { image, posting: jsonLd[0] };
    };
    expect(imageOf({}).image).toEqual({ path: '/api/blog-images/1', alt: 'Sensitive teeth' });
    expect(imageOf({ imageAlt: 'A glass of ice' }).image?.alt).toBe('A glass of ice');
    const drawn = imageOf({ featuredImage: null, imageAlt: 'left over' });
    const path = '/api/blog-posts/sensitive-teeth/share-image';
    expect(drawn.image).toEqual({ path, alt: 'Sensitive teeth', width: 1200, height: 630 });
    expect(drawn.posting).toMatchObject({ image: [`https://a.example${path}`] });
    const undrawn = imageOf({ featuredImage: null }, false);
    expect(undrawn.image).toBeUndefined();
    expect(undrawn.posting).not.toHaveProperty('image');
  });

  it('names who wrote it and which dentist read it; else it is the practice’s', () => {
    const [marina, theo] = team;
    if (!marina || !theo) throw new Error('The team has two dentists.');
    const named = { author: theo, review: { by: marina, on: '2026-03-09' } };
    const { jsonLd } = postHead({ post, publishedAt, hasShareImage: true }, 'https://a.example', named);
    expect(jsonLd[0]).toMatchObject({
      author: { '@type': 'Person', name: theo.name, url: 'https://a.example/about#member-2' },
      mainEntityOfPage: { reviewedBy: { name: marina.name }, lastReviewed: '2026-03-09' },
    });
    const guest = { author: 'Mara Sample' };
    expect(
      postHead({ post, publishedAt, hasShareImage: true }, 'https://a.example', guest).jsonLd[0],
    ).toMatchObject({ author: { '@type': 'Person', name: 'Mara Sample' } });
    expect(postHead({ post, publishedAt, hasShareImage: true }, 'https://a.example').jsonLd[0]).toMatchObject(
      {
        author: { '@type': 'Dentist' },
      },
    );
  });

  it('gives search engines a BlogPosting and the way to it', () => {
    const [posting, trail] = postHead({ post, publishedAt, hasShareImage: true }, 'https://a.example').jsonLd;
    expect(posting).toMatchObject({
      '@type': 'BlogPosting',
      articleSection: 'Prevention',
      headline: 'Sensitive teeth',
      url: 'https://a.example/blog/sensitive-teeth',
      image: ['https://a.example/api/blog-images/1'],
      datePublished: '2026-03-10T14:00:00.000Z',
      dateModified: '2026-03-11T13:00:00.000Z',
    });
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  });
});

describe("a post's HTML on its page", () => {
  it('lets wide tables and code scroll, and pictures wait', () => {
    expect(pageHtml('<table><tbody></tbody></table><pre>x</pre>')).toBe(
      '<div class="post-table" role="group" aria-label="Table" tabindex="0"><table><tbody></tbody></table></div><pre tabindex="0">x</pre>',
    );
    expect(pageHtml('<img src="/a.png" alt="x">')).toBe(
      '<img loading="lazy" decoding="async" src="/a.png" alt="x">',
    );
    expect(pageHtml('<img alt="x" src="/api/blog-images/1">')).toContain(
      'srcset="/api/blog-images/1?w=480 480w, /api/blog-images/1?w=640 640w, /api/blog-images/1?w=960 960w, /api/blog-images/1?w=1200 1200w, /api/blog-images/1 1600w"',
    );
  });
});

describe('a search', () => {
  it.each([
    ['Kids & teeth', 'kids:* & teeth:*'],
    ["'; drop table x --", 'drop:* & table:* & x:*'],
    ['!!! :* & |', null],
    ['', null],
    ['Zähne 歯', 'zähne:* & 歯:*'],
  ])('for %j asks the database for %j', (typed, query) => {
    expect(searchQuery(typed)).toBe(query);
  });
});
