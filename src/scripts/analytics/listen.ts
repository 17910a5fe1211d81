import { eventsOfClick } from './events.ts';

declare global {
  interface Window {
    gtag?: (...args: unknown[]) => void;
  }
}

const configured = document.querySelector<HTMLMetaElement>('meta[name="analytics-id"]')?.content;
let isWarned = false;

// In the capture phase: the events are told even where a handler stops the click.
document.addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const { name, params } of eventsOfClick(target, location, document.title)) {
      if (window.gtag) window.gtag('event', name, params);
      else if (!isWarned) {
        isWarned = true;
        console.warn('Web analytics is not available; events are not sent.');
      }
    }
  },
  true,
);

if (configured) void import('./consent.ts').then(({ askForConsent }) => askForConsent(configured));
