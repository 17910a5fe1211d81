/** The third parties of the practice. `PUBLIC_BOOKING_URL`, `PUBLIC_REVIEWS_URL` and `PUBLIC_GA_ID` override these at build time. */
export const providers = {
  bookingUrl: '/demo/booking',
  reviewsUrl: '/demo/reviews',
  analyticsId: '',
  /** Further addresses pages of ours show in frames, such as a film's player: nothing else may stand in one. */
  otherFrames: [] as readonly string[],
} as const;
