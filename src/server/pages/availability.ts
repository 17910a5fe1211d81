import { ServiceError } from '#server/errors.ts';

export interface Unavailable {
  outcome: 'unavailable';
  retryAfterSeconds: number;
}

const defaultRetrySeconds = 10;

/** For pages, which have no wrapper to end in: what cannot be read now becomes an outcome, so that a whole page can say it. */
export async function orUnavailable<Result>(reading: Promise<Result>): Promise<Result | Unavailable> {
  try {
    return await reading;
  } catch (error) {
    // Kinds and codes only: a database's own words can quote what is stored.
    const { name, code } = error as { name?: string; code?: string };
    console.error(JSON.stringify({ event: 'posts-unavailable', name, code }));
    const retryAfterSeconds = error instanceof ServiceError ? error.retryAfterSeconds : defaultRetrySeconds;
    return { outcome: 'unavailable', retryAfterSeconds };
  }
}
