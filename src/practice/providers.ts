/** The third parties of the practice. `PUBLIC_BOOKING_URL`, `PUBLIC_REVIEWS_URL` and `PUBLIC_GA_ID` override these at build time. */
export interface Providers {
  readonly bookingUrl: string;
  readonly reviewsUrl: string;
  readonly analyticsId: string;
  readonly otherFrames: readonly string[];
}

/** What the site came with; owners change it in the portal. */
export const ownProviders: Providers = {
  bookingUrl: '/demo/booking',
  reviewsUrl: '/demo/reviews',
  analyticsId: '',
  /** Further addresses pages of ours show in frames, such as a film's player: nothing else may stand in one. */
  otherFrames: [],
};

/** What was saved over it, put in by the build (scripts/build/saved-facts). */
declare const SAVED_PROVIDERS: Providers | undefined;
export const providers: Providers = typeof SAVED_PROVIDERS === 'undefined' ? ownProviders : SAVED_PROVIDERS;
