import bookingStyles from '#styles/booking.css?inline';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { createThirdPartyFrame, watchFrame } from '#ui/third-party-frame.ts';
import { bookingMarkup } from './booking-markup.ts';
import { bookingWords } from './booking-words.ts';

/** Only a page in Spanish fetches Spanish. */
const words =
  document.documentElement.lang === 'es'
    ? (await import('./booking-words.es.ts')).bookingWords
    : bookingWords;

let dialog: HTMLDialogElement | undefined;
let frame: HTMLIFrameElement | undefined;
let stopWatching = () => {};

const part = (name: string) => dialog?.querySelector<HTMLElement>(`[data-${name}]`);

function createDialog(): HTMLDialogElement {
  adoptStyles(bookingStyles);
  const element = document.createElement('dialog');
  element.className = 'dialog dialog-wide booking';
  element.setAttribute('aria-labelledby', 'booking-title');
  element.innerHTML = bookingMarkup(words);
  element.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-new-tab]') && frame) window.open(frame.src, '_blank', 'noopener,noreferrer');
    if (target === element || target.closest('[data-new-tab], [data-close]')) element.close();
  });
  element.addEventListener('close', () => {
    stopWatching();
    // What the patient has typed in a loaded frame stays for the next opening; a frame that never came is tried again.
    if (frame?.dataset['loaded'] === undefined) frame?.remove();
  });
  document.body.append(element);
  return element;
}

function createFrame(url: string): HTMLIFrameElement {
  const element = createThirdPartyFrame(url, words.frame);
  Object.assign(element, { loading: 'lazy', height: '600', width: '100%' });
  element.allowFullscreen = true;
  stopWatching = watchFrame(element, (state) => {
    if (state === 'loaded') element.dataset['loaded'] = '';
    part('spinner')?.toggleAttribute('hidden', state !== 'loading');
    part('slow')?.toggleAttribute('hidden', state !== 'slow');
    part('trouble')?.toggleAttribute('hidden', state !== 'failed');
  });
  return element;
}

/** Opens the one booking dialog with the page its opener links to; the focus goes back to the opener at the end. */
export function openBooking(opener: HTMLAnchorElement): void {
  // A dialog in a dialog (the drawer) would cover the page twice.
  document.querySelector<HTMLDialogElement>('dialog.drawer:modal')?.close();
  dialog ??= createDialog();
  if (!frame?.isConnected || frame.src !== opener.href) {
    frame?.remove();
    frame = createFrame(opener.href);
    part('frame')?.prepend(frame);
  }
  dialog.addEventListener('close', () => opener.focus({ preventScroll: true }), { once: true });
  dialog.showModal();
}
