/**
 * By the post's slug: the ids of author and reviewer (`practice/team.ts`), and the day of the review, `YYYY-MM-DD`. An author
 * who is not of the team is a name.
 */
export const credits: Readonly<
  Record<string, { author: number | string; reviewer?: number; reviewedOn?: string }>
> = {
  'every-six-months-what-a-checkup-is-really-for': { author: 3, reviewer: 1, reviewedOn: '2026-02-02' },
  'your-childs-first-dental-visit-what-really-happens': {
    author: 4,
    reviewer: 1,
    reviewedOn: '2026-03-09',
  },
  'string-pick-or-water-choosing-a-floss-you-will-really-use': {
    author: 3,
    reviewer: 2,
    reviewedOn: '2026-04-13',
  },
  'why-ice-cream-hurts-sensitive-teeth-explained': { author: 3, reviewer: 2, reviewedOn: '2026-05-18' },
  'grinding-your-teeth-at-night-signs-and-what-helps': { author: 4, reviewer: 2, reviewedOn: '2026-06-22' },
  'a-dental-implant-month-by-month': { author: 1, reviewer: 2, reviewedOn: '2026-07-20' },
  'whitening-six-things-people-ask-before-they-start': { author: 4, reviewer: 1, reviewedOn: '2026-08-17' },
  'afraid-of-the-dentist-start-with-this': { author: 7, reviewer: 2, reviewedOn: '2026-09-14' },
  'how-to-read-your-dental-plan-and-use-it-before-the-year-ends': { author: 8 },
  'knocked-out-chipped-or-swollen-what-to-do-in-the-first-hour': {
    author: 2,
    reviewer: 1,
    reviewedOn: '2026-11-02',
  },
};
