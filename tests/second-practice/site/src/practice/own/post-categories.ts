import type { PostCategory } from '../post-categories.ts';

/** The categories of the blog, in the order of its list. */
export const postCategories: readonly PostCategory[] = [
  {
    slug: 'at-home',
    name: 'At home',
    description: 'What you can do in your own bathroom, and what you can leave.',
  },
  { slug: 'with-us', name: 'With us', description: 'What goes on behind the green awning.' },
];
