import { shownCases } from './cases.ts';

/** Marks the case whose middle is nearest to the window's, if it lies in the middle half of the window. */
export function highlight(gallery: HTMLElement): void {
  function mark(): void {
    const centre = innerHeight / 2;
    let nearest: HTMLElement | undefined;
    let least = Infinity;
    const cases = shownCases(gallery);
    for (const element of cases) {
      const { top, bottom } = element.getBoundingClientRect();
      const touchesMiddleHalf = bottom > innerHeight / 4 && top < (innerHeight * 3) / 4;
      const distance = Math.abs((top + bottom) / 2 - centre);
      if (!touchesMiddleHalf || distance >= least) continue;
      nearest = element;
      least = distance;
    }
    for (const element of cases) element.toggleAttribute('data-active', element === nearest);
  }

  // A browser tells of both once a frame.
  addEventListener('scroll', mark);
  addEventListener('resize', mark);
  requestAnimationFrame(mark);
}
