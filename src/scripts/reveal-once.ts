import { reducedMotion } from './reduced-motion.ts';

/**
 * Lets what carries `data-reveal` come in, once, when it is scrolled into view. Only what lies below the first view ever
 * waits, and without this script nothing does.
 */
const observer = new IntersectionObserver(
  (entries) => {
    // Read between two cards that are written to, it would have the page laid out for each.
    const viewHeight = innerHeight;
    for (const { isIntersecting, boundingClientRect, target } of entries) {
      const { dataset } = target as HTMLElement;
      if (isIntersecting) {
        dataset['reveal'] = 'shown';
        observer.unobserve(target);
      } else if (boundingClientRect.top >= viewHeight) dataset['reveal'] = 'waiting';
    }
  },
  { rootMargin: '0px 0px -60px 0px' },
);

if (!reducedMotion.matches)
  for (const card of document.querySelectorAll('[data-reveal]')) observer.observe(card);
