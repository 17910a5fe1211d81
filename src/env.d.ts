interface ImportMetaEnv {
  readonly PUBLIC_BOOKING_URL?: string;
  readonly PUBLIC_REVIEWS_URL?: string;
  readonly PUBLIC_GA_ID?: string;
  readonly PUBLIC_COUNTS?: string;
}
