/** Of the demo's posts: a category that has some, a long one with lists and a table, and one with an author and a reviewer. */
export const samplePosts = {
  categoryPath: '/blog/category/prevention',
  reviewedPath: '/blog/knocked-out-chipped-or-swollen-what-to-do-in-the-first-hour',
  longPath: '/blog/how-to-read-your-dental-plan-and-use-it-before-the-year-ends',
};
