import { reducedMotion } from './reduced-motion.ts';

/** Moves what carries `data-parallax` by that share of the scrolled distance, while the hero is in sight. */
const layers = [...document.querySelectorAll<HTMLElement>('[data-parallax]')];
let isScheduled = false;

function schedule() {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(move);
}

function move() {
  isScheduled = false;
  const distance = reducedMotion.matches ? 0 : Math.min(scrollY, innerHeight);
  // At the top nothing is set: a browser would make layers of what has not moved yet, while the page still begins.
  for (const { style, dataset } of layers)
    style.translate = distance === 0 ? '' : `0 ${distance * Number(dataset['parallax'])}px`;
}

addEventListener('scroll', schedule, { passive: true });
// A page that was left half-way down comes back there.
schedule();
