import { ApiError } from '#api/client.ts';

/** Pauses before a second and a third try; where the server asks for a longer one it gets it, up to a limit. */
const pausesMs = [800, 2_500];
const longestPauseMs = 10_000;

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Tries again, quietly and a few times, what may pass: a line that was cut, a server that said “not now”. Only for calls
 * whose repetition is harmless.
 */
export async function retry<Answer>(call: () => Promise<Answer>, wait = sleep): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      const pauseMs = pausesMs[attempt];
      if (pauseMs === undefined || !mayPass(error)) throw error;
      const wantedMs = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
      await wait(Math.min(Math.max(pauseMs, wantedMs), longestPauseMs));
    }
  }
}

function mayPass(error: unknown): boolean {
  return error instanceof ApiError ? error.mayPass : error instanceof TypeError;
}
