const realTimeout = AbortSignal.timeout.bind(AbortSignal);

/**
 * Statements and questions to other houses may take what they take: one that is slow because the machine is busy must
 * not end a test. Limits are the subject of tests that bring them back, and of those about a database that is gone.
 */
export function liftTimeLimits(): void {
  AbortSignal.timeout = () => new AbortController().signal;
}

export function restoreTimeLimits(): void {
  AbortSignal.timeout = realTimeout;
}
