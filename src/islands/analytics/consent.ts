import { loadGtag } from './gtag.ts';

/** Remembered in the browser: the answer alone, no identifier. */
const storageKey = 'analytics-consent';

const bar = `<p id="consent-text">May we count visits with Google Analytics? It sets cookies. Nothing you type is ever sent.
  <a class="link" href="/privacy">Privacy and cookies</a></p>
  <div class="flex gap-3"><button type="button" class="button button-secondary button-small" value="denied">No, thank you</button>
  <button type="button" class="button button-secondary button-small" value="granted">Yes</button></div>`;

/** Asks once, with a small bar that covers nothing important; measures only after a yes. */
export function askForConsent(id: string): void {
  const answer = localStorage.getItem(storageKey);
  if (answer === 'granted') loadGtag(id);
  if (answer !== null) return;
  const region = document.createElement('section');
  region.className =
    'fixed bottom-4 left-4 right-4 z-40 flex flex-wrap items-center justify-between gap-4 card p-5 sm:right-auto sm:max-w-xl';
  region.setAttribute('aria-label', 'Cookies');
  region.innerHTML = bar;
  region.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    localStorage.setItem(storageKey, target.value);
    region.remove();
    if (target.value === 'granted') loadGtag(id);
  });
  document.body.append(region);
}
