import type { PostCategory } from '../post-categories.ts';

/** The categories of the blog, in the order of its list. */
export const postCategories: readonly PostCategory[] = [
  {
    slug: 'prevention',
    name: 'Prevention',
    description: 'How to keep teeth and gums healthy: what to do at home, and what a checkup is for.',
  },
  {
    slug: 'treatments',
    name: 'Treatments',
    description: 'What happens when something needs to be done, step by step and in plain words.',
  },
  {
    slug: 'for-families',
    name: 'For families',
    description: 'Visits with children, and what parents ask us most.',
  },
  {
    slug: 'practice-news',
    name: 'Practice news',
    description: 'What is new with us, and how to make the most of your visit and your benefits.',
  },
];
