declare global {
  interface Window {
    gtag?: (...args: unknown[]) => void;
  }
}

const configured = document.querySelector<HTMLMetaElement>('meta[name="analytics-id"]')?.content;
let isWarned = false;

/**
 * Comes with the page only where something is measured; elsewhere with the first click, for its warning alone. Undefined when
 * the click has left the page before it came: no fault of the page's.
 */
const readEvents = () => import('./events.ts').catch(() => undefined);

// In the capture phase: the events are told even where a handler stops the click.
document.addEventListener(
  'click',
  ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a, [data-event]')) return;
    void readEvents().then((events) => {
      for (const { name, params } of events?.eventsOfClick(target, location, document.title) ?? []) {
        if (window.gtag) window.gtag('event', name, params);
        else if (!isWarned) {
          isWarned = true;
          console.warn('Web analytics is not available; events are not sent.');
        }
      }
    });
  },
  true,
);

if (configured || window.gtag) void readEvents();
if (configured)
  void import('./consent.ts').then(
    ({ askForConsent }) => askForConsent(configured),
    () => undefined,
  );
