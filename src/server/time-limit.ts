/**
 * What a work comes to, unless it takes too long.
 * @throws what `tooLate` makes once the time is over; the work itself goes on, and what comes of it is dropped
 */
export async function withinTimeLimit<Result>(
  work: Promise<Result>,
  limitMs: number,
  tooLate: () => Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate()), limitMs);
  });
  // Whatever loses the race must not surface as an unhandled rejection later.
  work.catch(() => undefined);
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
