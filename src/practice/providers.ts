/** The third parties of the practice. `PUBLIC_BOOKING_URL`, `PUBLIC_REVIEWS_URL` and `PUBLIC_GA_ID` override these at build time. */
export const providers = {
  bookingUrl: '/demo/booking',
  reviewsUrl: '/demo/reviews',
  analyticsId: '',
} as const;
