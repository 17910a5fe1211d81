import { reducedMotion } from './reduced-motion.ts';

/** Sets the strip going with a control that stops it, and puts a grey "Logo" where a picture does not come. */
const strip = document.querySelector<HTMLElement>('[data-logo-strip]');
const control = strip?.querySelector<HTMLButtonElement>('[data-strip-pause]');

function setMoving() {
  strip?.toggleAttribute('data-moving', !reducedMotion.matches);
  control?.toggleAttribute('hidden', reducedMotion.matches);
}
reducedMotion.addEventListener('change', setMoving);
setMoving();

control?.addEventListener('click', () => {
  const isPaused = strip?.toggleAttribute('data-paused') ?? false;
  control.setAttribute('aria-label', `${isPaused ? 'Start' : 'Pause'} the moving logos`);
});

function replace(logo: HTMLImageElement) {
  const stand = { className: 'logo-missing', textContent: 'Logo' };
  logo.replaceWith(Object.assign(document.createElement('span'), stand));
}
for (const logo of strip?.querySelectorAll('img') ?? []) {
  if (logo.complete && logo.naturalWidth === 0) replace(logo);
  else logo.addEventListener('error', () => replace(logo));
}
