/** The hero counts as in view until it is this far beyond the edge. */
const marginPx = 50;
const bar = document.querySelector<HTMLElement>('[data-sticky-booking]');
const hero = document.querySelector('[data-hero]');

if (!hero) console.warn('No hero: no sticky button.');
else {
  const observer = new IntersectionObserver(
    ([entry]) => bar?.toggleAttribute('hidden', entry?.isIntersecting ?? true),
    { rootMargin: `0px 0px ${marginPx}px 0px` },
  );
  observer.observe(hero);
}
