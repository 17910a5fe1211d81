/** The booking form inside a page: it loads when it comes near the window. */
import { createThirdPartyFrame, watchFrame } from '#ui/third-party-frame.ts';

const nearPx = 300;

function load(place: HTMLElement): void {
  const part = (name: string) => place.querySelector(`[data-${name}]`);
  const frame = createThirdPartyFrame(place.dataset['bookingFrame'] ?? '', place.dataset['title'] ?? '');
  frame.allowFullscreen = true;
  watchFrame(frame, (state) => {
    part('spinner')?.toggleAttribute('hidden', state !== 'loading');
    part('slow')?.toggleAttribute('hidden', state !== 'slow');
    place.toggleAttribute('data-failed', state === 'failed');
    if (state === 'failed') part('trouble')?.setAttribute('role', 'alert');
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
