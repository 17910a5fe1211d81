import { ApiError } from '../../api/client.ts';
import { practice } from '../../practice/practice.ts';

/** Pauses before a second and a third try. */
const pausesMs = [800, 2_000];
/** A try that takes longer than this is worth a word. */
const slowAfterMs = 4_000;
/** Pause between tries while the browser says that there is no line. */
const offlinePauseMs = 5_000;
const orCall = `You can also call us at ${practice.phone.display}.`;

/** Whether another try of the same thing may help: the line or the server failed, and nobody said no. */
function mayPass(error: unknown): boolean {
  return error instanceof ApiError ? [502, 503, 504].includes(error.status) : true;
}

/**
 * Tries until it works, nobody can help it, or patience is at its end; waits for the line where there is none.
 * @param tell a sentence for the patient about what is going on; empty when there is nothing to say
 */
export async function sendPatiently<Answer>(
  send: () => Promise<Answer>,
  tell: (sentence: string) => void,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await withWord(send, tell);
    } catch (error) {
      const pause = pausesMs[attempt];
      if (!(error instanceof ApiError) && !navigator.onLine) {
        // Without a line nothing was tried: it counts for nothing, and is tried again as soon as there is one.
        attempt -= 1;
        await line(tell);
      } else if (!mayPass(error) || pause === undefined) throw error;
      else {
        tell(`This is taking longer than usual. We are trying again. ${orCall}`);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }
}

async function withWord<Answer>(
  send: () => Promise<Answer>,
  tell: (sentence: string) => void,
): Promise<Answer> {
  const sentence = `This is taking longer than usual. Please keep this page open. ${orCall}`;
  const slow = setTimeout(() => tell(sentence), slowAfterMs);
  return send().finally(() => clearTimeout(slow));
}

/** Waits until the browser says that it is online, or a while: a browser may be wrong about its line. */
async function line(tell: (sentence: string) => void): Promise<void> {
  tell(
    `You are offline. Keep this page open and we will send this as soon as you are back online. ${orCall}`,
  );
  await new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    setTimeout(resolve, offlinePauseMs);
  });
  if (navigator.onLine) tell('You are back online. Sending…');
}
