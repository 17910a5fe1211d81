/** The booking form inside a page: it loads when it comes near the window. */
import { createThirdPartyFrame, patienceMs, spinnerMs } from '#ui/third-party-frame.ts';

const nearPx = 300;

function load(place: HTMLElement): void {
  const overlay = place.querySelector<HTMLElement>('[data-spinner]');
  const slow = place.querySelector<HTMLElement>('[data-slow]');
  const hideOverlay = () => overlay?.toggleAttribute('hidden', true);
  const overlayTimer = setTimeout(() => {
    hideOverlay();
    slow?.toggleAttribute('hidden', false);
  }, spinnerMs);
  const patienceTimer = setTimeout(() => {
    slow?.toggleAttribute('hidden', true);
    place.dataset['failed'] = '';
    place.querySelector('[data-trouble]')?.setAttribute('role', 'alert');
  }, patienceMs);

  const frame = createThirdPartyFrame(place.dataset['bookingFrame'] ?? '', place.dataset['title'] ?? '');
  frame.allowFullscreen = true;
  frame.addEventListener('load', () => {
    clearTimeout(overlayTimer);
    clearTimeout(patienceTimer);
    hideOverlay();
    slow?.toggleAttribute('hidden', true);
    delete place.dataset['failed'];
  });
  place.prepend(frame);
}

const place = document.querySelector<HTMLElement>('[data-booking-frame]');
if (place) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load(place);
    },
    { rootMargin: `${nearPx}px` },
  );
  observer.observe(place);
}
