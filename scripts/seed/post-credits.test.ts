import { expect, test } from 'vitest';
import { creditsOf } from '#content/post-credits.ts';
import { slugFromTitle } from '#contracts/slug.ts';
import { readDemoPosts } from './demo-posts.ts';

/** The one post that is about money alone. */
const notAboutHealth = 'how-to-read-your-dental-plan-and-use-it-before-the-year-ends';

test('every post of the site names its author, and where it is about health the dentist who read it before it came out', async () => {
  for (const { title, date } of await readDemoPosts()) {
    const slug = slugFromTitle(title);
    const named = creditsOf(slug);
    expect(named?.author, slug).toHaveProperty('name');
    if (slug === notAboutHealth) continue;
    expect(named?.review?.by.title, slug).toMatch(/Dentist$/);
    expect(named?.review?.by, slug).not.toBe(named?.author);
    expect(named?.review?.on.localeCompare(date), slug).toBeLessThanOrEqual(0);
  }
});

test('an author who is not of the team is a name alone', () => {
  expect(creditsOf('guest', { guest: { author: 'Mara Sample' } })).toEqual({ author: 'Mara Sample' });
});

test('a post of somebody else is the practice’s', () => {
  expect(creditsOf('anything-else')).toBeUndefined();
  expect(creditsOf('constructor')).toBeUndefined();
});
