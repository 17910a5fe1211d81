/** The words of the blog's states, for the server's pages and for the islands that take over. */
export const listMessages = {
  loading: 'Loading blog posts...',
  failed: { title: 'Failed to load blog posts', text: 'Please try again later.' },
  empty: {
    title: 'No Blog Posts Yet',
    text: 'Check back soon for our latest dental health insights and practice updates!',
  },
  emptyCategory: {
    title: 'No Posts Here Yet',
    text: 'We have not written about this yet. Look through all our posts.',
  },
  noCategory: {
    title: 'Category Not Found',
    text: 'Our blog has no such category, or has it no longer. Look through all our posts.',
  },
} as const;

export const postMessages = {
  loading: 'Loading blog post...',
  notFound: {
    title: 'Blog Post Not Found',
    text: "The blog post you're looking for doesn't exist or has been removed.",
  },
  perhapsLater: 'It may also be that we cannot reach our posts right now. Please try again later.',
} as const;
