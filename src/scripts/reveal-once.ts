import { reducedMotion } from './reduced-motion.ts';

/**
 * Lets what carries `data-reveal` come in, once, when it is scrolled into view. Only what lies below the first view ever
 * waits, and without this script nothing does.
 */
const cards = [...document.querySelectorAll<HTMLElement>('[data-reveal]')];

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      (target as HTMLElement).dataset['reveal'] = 'shown';
      observer.unobserve(target);
    }
  },
  { rootMargin: '0px 0px -60px 0px' },
);

if (!reducedMotion.matches) {
  for (const card of cards) {
    if (card.getBoundingClientRect().top < innerHeight) continue;
    card.dataset['reveal'] = 'waiting';
    observer.observe(card);
  }
}
