/**
 * Lets everybody who asks while a read is under way share the next one. What a read gives is never older than the
 * question: one that had begun already might not see what was written before it.
 */
export function sharedRead<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Value> | undefined;
  return () =>
    (next ??= running.then(() => {
      next = undefined;
      const mine = read();
      running = mine.catch(() => undefined);
      return mine;
    }));
}
