/** Refusals come at once as long as they are few; a flood of them is let out one by one. */
const stepMs = 50;
const atOnce = 5;
const longestPauseMs = 2_000;

let nextAt = 0;

/**
 * How long a refusal is to be held back, in milliseconds. Whoever guesses as fast as refusals come thereby slows down,
 * instead of keeping the server busy with saying no; nothing is computed while they wait.
 */
export function refusalPauseMs(now = performance.now()): number {
  nextAt = Math.min(now + longestPauseMs, Math.max(nextAt + stepMs, now - atOnce * stepMs));
  return Math.max(0, nextAt - now);
}

/** Resolves when the refusal may go out: at once, or up to two seconds later. */
export async function pauseBeforeRefusal(): Promise<void> {
  const pauseMs = refusalPauseMs();
  if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
}
