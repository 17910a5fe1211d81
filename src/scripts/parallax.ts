import { reducedMotion } from './reduced-motion.ts';

/** Moves what carries `data-parallax` by that share of the scrolled distance, while the hero is in sight. */
const layers = document.querySelectorAll<HTMLElement>('[data-parallax]');

function move() {
  const distance = reducedMotion.matches ? 0 : Math.min(scrollY, innerHeight);
  // At the top nothing is set: a browser would make layers of what has not moved yet, while the page still begins.
  for (const { style, dataset } of layers)
    style.translate = distance === 0 ? '' : `0 ${distance * Number(dataset['parallax'])}px`;
}

// A browser tells of scrolling once a frame.
addEventListener('scroll', move);
// A page that was left half-way down comes back there. Asked for at once, it would be laid out in the middle of the scripts.
requestAnimationFrame(move);
