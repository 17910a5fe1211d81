import { providers } from '#practice/providers.ts';

/** The practice's third parties as this build uses them: an environment's value stands over the practice's own. */
export const bookingUrl: string = import.meta.env.PUBLIC_BOOKING_URL || providers.bookingUrl;
export const analyticsId: string = import.meta.env.PUBLIC_GA_ID || providers.analyticsId;
/** Whether the site counts for itself how it is used. */
export const isCounting = import.meta.env.PUBLIC_COUNTS !== 'off';
export const reviewsUrl: string = import.meta.env.PUBLIC_REVIEWS_URL || providers.reviewsUrl;
