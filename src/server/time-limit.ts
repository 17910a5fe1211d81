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
  const limit = AbortSignal.timeout(limitMs);
  const giveUp = () => reject(tooLate());
  limit.addEventListener('abort', giveUp);
  // Otherwise what was answered would be held until the time is over.
  void work.then(resolve, reject).finally(() => limit.removeEventListener('abort', giveUp));
  return promise;
}
