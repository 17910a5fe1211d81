import { ApiError } from '#api/client.ts';
import type { FormWords } from './words.ts';

/** Pauses before a second and a third try. */
const pausesMs = [800, 2_000];
/** A try that takes longer than this is worth a word. */
const slowAfterMs = 4_000;
/** Pause between tries while the browser says that there is no line. */
const offlinePauseMs = 5_000;

/** What is going on, for the patient; the form adds the phone. Only a wait for the line can be called off. */
export interface Progress {
  /** Which sentence of the form’s words says it. */
  word: keyof Pick<FormWords, 'slow' | 'again' | 'offline' | 'online' | 'canceled'>;
  canCancel?: boolean;
}

/** Whether another try of the same thing may help: the line or the server failed, and nobody said no. */
function mayPass(error: unknown): boolean {
  return error instanceof ApiError ? error.mayPass : true;
}

/**
 * Tries until it works, nobody can help it, or patience is at its end; waits for the line where there is none.
 * @param tell takes what the patient should know about what is going on
 * @param calledOff ends the wait for a line; the promise is then refused with the signal's reason
 */
export async function sendPatiently<Answer>(
  send: () => Promise<Answer>,
  tell: (progress: Progress) => void,
  calledOff: AbortSignal,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await withWord(send, tell);
    } catch (error) {
      const pause = pausesMs[attempt];
      if (!(error instanceof ApiError) && !navigator.onLine) {
        // Without a line nothing was tried: it counts for nothing, and is tried again as soon as there is one.
        attempt -= 1;
        await line(tell, calledOff);
        calledOff.throwIfAborted();
      } else if (!mayPass(error) || pause === undefined) throw error;
      else {
        tell({ word: 'again' });
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }
}

async function withWord<Answer>(
  send: () => Promise<Answer>,
  tell: (progress: Progress) => void,
): Promise<Answer> {
  const slow = setTimeout(() => tell({ word: 'slow' }), slowAfterMs);
  return send().finally(() => clearTimeout(slow));
}

/** Waits until the browser says that it is online, until it is called off, or a while: a browser may be wrong about its line. */
async function line(tell: (progress: Progress) => void, calledOff: AbortSignal): Promise<void> {
  tell({ word: 'offline', canCancel: true });
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    calledOff.addEventListener('abort', resolve, { once: true });
    setTimeout(resolve, offlinePauseMs);
  });
  if (navigator.onLine && !calledOff.aborted) tell({ word: 'online' });
}
