import { signOut } from '#api/session.ts';
import { saveOpenWork } from './open-work.ts';

/** Between the windows of one browser: whoever signs out in one of them has left them all. */
const channelName = 'portal-sign-out';

let ending: Promise<unknown> = Promise.resolve();
/** This window hears its own word to the others. */
let isOwnWord = false;

/**
 * Saves what is being written and ends the session, in this order, while the screen has gone already.
 * @throws when the server could not be told
 */
export function endSession(): Promise<void> {
  const ended = saveOpenWork().then(signOut);
  ending = ended.catch(() => undefined);
  isOwnWord = true;
  void ending.then(() => {
    isOwnWord = false;
  });
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('signed out');
  channel.close();
  return ended;
}

/** Settles when no sign-out is under way: one that is would end the next person's session. */
export const sessionHasEnded = (): Promise<unknown> => ending;

/** @returns how to stop listening */
export function onSignOutElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', () => {
    // What is being saved already would stand there twice.
    if (isOwnWord) return;
    void saveOpenWork();
    listener();
  });
  return () => {
    channel.close();
  };
}
