interface ImportMetaEnv {
  readonly PUBLIC_BOOKING_URL?: string;
  readonly PUBLIC_REVIEWS_URL?: string;
  readonly PUBLIC_GA_ID?: string;
  readonly PUBLIC_COUNTS?: string;
}

/** Pictures of the team that owners have uploaded, by their path (scripts/build/saved-portraits). */
declare module 'virtual:saved-portraits' {
  import type { ImageMetadata } from 'astro';
  const portraits: Readonly<Record<string, ImageMetadata>>;
  export default portraits;
}
