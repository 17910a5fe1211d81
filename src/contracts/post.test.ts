import { describe, expect, it } from 'vitest';
import { newPostSchema, postChangeSchema } from './post.ts';

const valid = { title: 'Flossing', content: '<p>How to floss.</p>' };

function problemsOf(input: unknown) {
  const result = newPostSchema.safeParse(input);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('a new post', () => {
  it('needs a title and a content, and says both at once', () => {
    const problems = ['title: Title is required', 'content: Content is required'];
    expect(problemsOf({})).toEqual(problems);
    expect(problemsOf({ title: '  ', content: ' ' })).toEqual(problems);
    expect(problemsOf({ title: '\u0000\u202e', content: '<p><br></p>' })).toEqual(problems);
    expect(problemsOf({ title: null, content: null })).toEqual(problems);
  });

  it('may consist of a picture alone', () => {
    expect(problemsOf({ ...valid, content: '<p><img src="/a.png"></p>' })).toEqual([]);
  });

  it.each([
    ['title', 5],
    ['title', {}],
    ['title', 'x'.repeat(201)],
    ['content', ['<p>x</p>']],
    ['content', `<p>${'é'.repeat(600_000)}</p>`],
    ['excerpt', 'x'.repeat(501)],
    ['excerpt', 7],
    ['imageAlt', 'x'.repeat(301)],
    ['slug', 'Not A Slug'],
    ['slug', 'a--b'],
    ['slug', '-a'],
    ['slug', 'a'.repeat(81)],
    ['slug', 'é'],
    ['slug', '../x'],
    ['slug', 3],
    ['featuredImage', 'javascript:alert(1)'],
    ['featuredImage', '//evil.example/x.png'],
    ['featuredImage', '/\\evil.example/x.png'],
    ['featuredImage', 'http://evil.example/x.png'],
    ['featuredImage', 'data:image/png;base64,AAAA'],
    ['published', 'true'],
    ['published', 1],
    ['publishAt', '2026-02-30T10:00:00Z'],
    ['publishAt', 'tomorrow'],
    ['publishAt', '2026-01-01'],
    ['publishAt', '0000-01-01T00:00:00Z'],
    ['publishAt', 1_700_000_000],
  ])('is refused with the field named when %s is wrong', (field, value) => {
    expect(problemsOf({ ...valid, [field]: value }).map((problem) => problem.split(':')[0])).toEqual([field]);
  });

  it('counts code points, not bytes', () => {
    expect(problemsOf({ ...valid, title: '🦷'.repeat(200) })).toEqual([]);
  });

  it('is stored trimmed, composed and without control or bidi-control characters', () => {
    const post = newPostSchema.parse({
      ...valid,
      title: ' Cafe\u0301\u202e\r\nau\u0007 lait ',
      excerpt: ' ',
      imageAlt: null,
    });
    expect(post).toMatchObject({ title: 'Café au lait', excerpt: null, imageAlt: null });
  });

  it('takes nothing it does not know', () => {
    const body = '{"title":"t","content":"<p>c</p>","id":"x","createdAt":"y","__proto__":{"published":true}}';
    const post = newPostSchema.parse(JSON.parse(body));
    expect(Object.keys(post).sort()).toEqual(['content', 'title']);
    expect(post.published).toBeUndefined();
  });
});

describe('a change to a post', () => {
  it('leaves what is absent absent and clears what is null or empty', () => {
    expect(postChangeSchema.parse({})).toEqual({});
    expect(postChangeSchema.parse({ excerpt: '', imageAlt: null, slug: '' })).toEqual({
      excerpt: null,
      imageAlt: null,
      slug: null,
    });
  });

  it('cannot empty the title or the content', () => {
    expect(postChangeSchema.safeParse({ title: '' }).success).toBe(false);
    expect(postChangeSchema.safeParse({ content: '<p> </p>' }).success).toBe(false);
  });
});
