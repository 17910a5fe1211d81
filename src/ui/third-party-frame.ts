/**
 * How much a third party's page may do in a frame of ours: work as on its own site (scripts, its own sign-in, forms,
 * popups that are whole pages again, a calendar file to keep), and lead the whole tab on when the visitor presses
 * something in it. It never leads the tab away by itself.
 */
const rights = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-modals',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
  'allow-presentation',
  'allow-storage-access-by-user-activation',
  'allow-top-navigation-by-user-activation',
].join(' ');

/** What turns over a frame that is on its way goes when it has loaded or after this, whichever comes first. */
const spinnerMs = 1500;
/** Without a load by then, other ways are offered instead of a blank box. */
const patienceMs = 6000;

/** Tells how a frame comes along, at once and whenever that changes. @returns how to end it */
export function watchFrame(
  frame: HTMLIFrameElement,
  tell: (state: 'loading' | 'slow' | 'failed' | 'loaded') => void,
): () => void {
  const timers = [setTimeout(() => tell('slow'), spinnerMs), setTimeout(() => tell('failed'), patienceMs)];
  const stop = () => timers.forEach(clearTimeout);
  frame.addEventListener('load', () => {
    stop();
    tell('loaded');
  });
  tell('loading');
  return stop;
}

/** A frame that shows a provider's page and tells it our site's name alone, never which page or what was asked there. */
export function createThirdPartyFrame(url: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // A page of this very site (the demo's) could take the sandbox off again, and browsers warn of that.
  if (new URL(url, location.href).origin !== location.origin) frame.setAttribute('sandbox', rights);
  frame.referrerPolicy = 'strict-origin';
  frame.title = title;
  frame.src = url;
  return frame;
}
