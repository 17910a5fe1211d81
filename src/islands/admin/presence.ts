import { isOpenAt } from '#practice/hours.ts';

/**
 * Whether somebody is at this window. A tab that was forgotten must not keep asking every few seconds until its session ends:
 * each question keeps a database awake that is paid for by the hour. It goes on asking now and then, since a screen at the
 * front desk is looked at without being touched, and a count in a title may be seen from afar.
 */
const gone = 10 * 60_000;
const rarely = { whileOpen: 10 * 60_000, whileClosed: 60 * 60_000 };
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const;

let touchedAt = Date.now();

/** How often to ask, in milliseconds: as often as is wanted while somebody is here, else as rarely as will do. */
export function asOftenAs(wanted: number, now = Date.now(), touched = touchedAt): number {
  if (now - touched < gone) return wanted;
  return isOpenAt(new Date(now)) ? rarely.whileOpen : rarely.whileClosed;
}

/** Watches for signs of somebody; `onReturn` is called at the first one after they were gone. @returns the end of it */
export function watchPresence(onReturn: () => void): () => void {
  const touch = () => {
    if (document.visibilityState === 'hidden') return;
    const wasGone = Date.now() - touchedAt >= gone;
    touchedAt = Date.now();
    if (wasGone) onReturn();
  };
  touch();
  const end = new AbortController();
  const options = { passive: true, capture: true, signal: end.signal };
  for (const sign of signs) window.addEventListener(sign, touch, options);
  document.addEventListener('visibilitychange', touch, options);
  return () => end.abort();
}
