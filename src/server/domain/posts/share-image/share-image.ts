/** What the head of a post's page says of its share image. The size is the one every network shows in full. */
export const shareImageSize = { width: 1200, height: 630 } as const;

export const shareImagePath = (slug: string) => `/api/blog-posts/${slug}/share-image`;
