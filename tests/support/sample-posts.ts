/** Of the demo's posts: a category that has some, and a long one with lists and a table. */
export const samplePosts = {
  categoryPath: '/blog/category/prevention',
  longPath: '/blog/how-to-read-your-dental-plan-and-use-it-before-the-year-ends',
};
