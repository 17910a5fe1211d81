import { AsyncLocalStorage } from 'node:async_hooks';

const background = new AsyncLocalStorage<true>();

/**
 * Does work nobody in a hurry waits for: where statements have to queue up, as on the local server, its own go behind
 * everybody else's. On the host every call has a way of its own, and this changes nothing.
 */
export function inBackground<Result>(work: () => Result): Result {
  return background.run(true, work);
}

export const isInBackground = (): boolean => background.getStore() === true;
