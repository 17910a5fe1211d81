import { scrollToCase, shownCases } from './cases.ts';

/**
 * Single keys, only while nothing on the page has the focus and while the visitor has them switched on. Where there
 * is no further case the key does what it always does.
 */
export function keys(gallery: HTMLElement): void {
  const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
    if (!gallery.querySelector<HTMLInputElement>('[data-keys]')?.checked) return;

    if (event.key === 'Home') {
      event.preventDefault();
      scrollTo({ top: 0 });
      return;
    }
    const step = steps[event.key];
    const target = step === undefined ? undefined : neighbour(gallery, step);
    if (!target) return;
    event.preventDefault();
    scrollToCase(target);
  });
}

/** The next case in a direction, seen from the middle of the window. */
function neighbour(gallery: HTMLElement, step: number): HTMLElement | undefined {
  const cases = shownCases(gallery);
  const active = cases.findIndex((element) => 'active' in element.dataset);
  if (active >= 0) return cases[active + step];
  const below = cases.findIndex((element) => element.getBoundingClientRect().top > innerHeight / 2);
  const firstBelow = below < 0 ? cases.length : below;
  return cases[step > 0 ? firstBelow : firstBelow - 1];
}
