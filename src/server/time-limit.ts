/**
 * What a work comes to, unless it takes too long.
 * @throws what `tooLate` makes once the time is over; the work itself goes on, and what comes of it is dropped
 */
export function withinTimeLimit<Result>(
  work: Promise<Result>,
  limitMs: number,
  tooLate: () => Error,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  AbortSignal.timeout(limitMs).addEventListener('abort', () => reject(tooLate()));
  work.then(resolve, reject);
  return promise;
}
