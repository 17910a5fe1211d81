import { ApiError, codeOf } from '#api/client.ts';
import { Observers } from '../observers.ts';

/**
 * A session may end in the middle of a sentence. Calls that meet a 401 wait here until somebody has signed in again over
 * the open form, and are then made once more; nothing on the page is lost. So do those that want the password again, which
 * may also be left at that.
 */
let waiting: (() => void)[] = [];
let asked: ((isConfirmed: boolean) => void)[] = [];
const observers = new Observers();
/** Why somebody has to sign in again, where they have caused it themselves. */
let reason = '';

export async function withSession<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (codeOf(error) === 'sign-in-not-recent' && (await isConfirmed())) continue;
      if (!(error instanceof ApiError && error.status === 401)) throw error;
    }
    await new Promise<void>((resolve) => {
      waiting = [...waiting, resolve];
      observers.tell();
    });
  }
}

function isConfirmed(): Promise<boolean> {
  return new Promise((resolve) => {
    asked = [...asked, resolve];
    observers.tell();
  });
}

export const isPasswordAsked = () => asked.length > 0;

export function answerPasswordAsked(isGiven: boolean): void {
  const calls = asked;
  asked = [];
  observers.tell();
  for (const resolve of calls) resolve(isGiven);
}

export const isSessionMissed = () => waiting.length > 0 || reason !== '';
export const reasonToSignIn = () => reason;

/** Asks for a new sign-in at once, and says why, before some call meets a 401. */
export function askToSignIn(why: string): void {
  reason = why;
  observers.tell();
}

export function resumeWaitingCalls(): void {
  const calls = waiting;
  waiting = [];
  reason = '';
  observers.tell();
  for (const resume of calls) resume();
}

/** After a sign-out nobody waits any more: what was asked for then is not the next person's. */
export function forgetWaitingCalls(): void {
  waiting = [];
  asked = [];
  reason = '';
  observers.tell();
}

export const observeSession = observers.add;
