import { reducedMotion } from './reduced-motion.ts';

/**
 * Plays the film behind the hero once the page has loaded: not for someone who asked for less motion or less data, nor
 * on a small screen with a slow line. The control beside it stops everything in the hero that moves by itself.
 *
 * On a small screen it waits until whoever came for a number or a form has had the line and the phone to themselves for a
 * while. Most have left the first view by then, and the film is neither fetched nor drawn.
 */
const waitOnPhoneMs = 6_000;
const isSmall = matchMedia('(width < 64rem)');
const hero = document.querySelector<HTMLElement>('[data-hero]');
const video = hero?.querySelector<HTMLVideoElement>('[data-hero-video]');
const control = hero?.querySelector<HTMLButtonElement>('[data-hero-pause]');

function isLineTooSlow(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const { saveData, effectiveType = '4g' } = connection ?? {};
  return Boolean(saveData) || (isSmall.matches && effectiveType !== '4g');
}

function setPaused(paused: boolean) {
  hero?.toggleAttribute('data-paused', paused);
  control?.setAttribute('aria-label', `${paused ? 'Play' : 'Pause'} background video`);
  if (paused) video?.pause();
  else if (!isLineTooSlow()) void video?.play().catch(() => undefined);
}

function start() {
  if (reducedMotion.matches || !hero || !video || !control) return;
  hero.dataset['moving'] = '';
  control.hidden = false;
  video.autoplay = true;
  video.disablePictureInPicture = true;
  video.addEventListener('playing', () => (video.dataset['playing'] = ''), { once: true });
  setPaused(false);
}

control?.addEventListener('click', () => setPaused(!hero?.hasAttribute('data-paused')));
reducedMotion.addEventListener('change', () => {
  if (!reducedMotion.matches) return start();
  setPaused(true);
  if (control) control.hidden = true;
});

function begin() {
  if (isSmall.matches) setTimeout(() => scrollY < innerHeight && start(), waitOnPhoneMs);
  else start();
}

// The page's scripts come after its first paint, on a quick line after it has loaded.
if (document.readyState === 'complete') begin();
else addEventListener('load', begin);
