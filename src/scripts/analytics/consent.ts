import { consentWords, type ConsentWords } from './consent-words.ts';
import { loadGtag } from './gtag.ts';

/** Remembered in the browser: the answer alone, no identifier. */
const storageKey = 'analytics-consent';

const bar = ({ question, privacy, no, yes }: ConsentWords) => `<p id="consent-text">${question}
  <a class="link" href="/privacy">${privacy}</a></p>
  <div class="flex gap-3"><button type="button" class="button button-secondary button-small" value="denied">${no}</button>
  <button type="button" class="button button-secondary button-small" value="granted">${yes}</button></div>`;

/** Only a page in Spanish fetches Spanish. */
const words =
  document.documentElement.lang === 'es'
    ? (await import('./consent-words.es.ts')).consentWords
    : consentWords;

/** Asks once, with a small bar that covers nothing important; measures only after a yes. */
export function askForConsent(id: string): void {
  const answer = localStorage.getItem(storageKey);
  if (answer === 'granted') loadGtag(id);
  offerWithdrawal(answer);
  if (answer !== null) return;
  const region = document.createElement('section');
  region.className =
    'fixed bottom-[calc(1rem+var(--foot)+var(--notice))] left-4 right-4 z-40 flex flex-wrap items-center justify-between gap-4 card p-5 sm:right-auto sm:max-w-xl';
  region.setAttribute('aria-label', 'Cookies');
  region.innerHTML = bar(words);
  region.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    localStorage.setItem(storageKey, target.value);
    region.remove();
    if (target.value === 'granted') loadGtag(id);
    offerWithdrawal(target.value);
  });
  document.body.append(region);
}

/** The place on the privacy page where a yes can be taken back: the service's cookies go, and nothing is counted from then on. */
function offerWithdrawal(answer: string | null): void {
  const place = document.querySelector<HTMLElement>('[data-consent]');
  if (!place) return;
  place.hidden = answer !== 'granted';
  place.querySelector('button')?.addEventListener('click', () => {
    localStorage.setItem(storageKey, 'denied');
    forgetAnalyticsCookies();
    // A fresh page: the tag that is running cannot be taken out of this one.
    location.reload();
  });
}

/** The service sets its cookies for the widest domain it may. */
function forgetAnalyticsCookies(): void {
  const names = document.cookie.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const name of names.filter((found) => /^_g(a|id|at|cl)/.test(found)))
    for (const domain of ['', ...domains.map((found) => `; domain=${found}`)])
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
