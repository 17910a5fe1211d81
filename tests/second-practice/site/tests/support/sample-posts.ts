/** Of the demo's posts: a category that has some, and a long one with lists and a table. */
export const samplePosts = {
  categoryPath: '/blog/category/at-home',
  longPath: '/blog/how-long-is-two-minutes',
};
