import { useEffect, type RefObject } from 'react';

/** A little air between a bar and what is scrolled to. */
const airPixels = 12;

/** Keeps what is focused, written on or jumped to from lying behind a bar that stays at this edge of the window. */
export function useStickyBar(bar: RefObject<HTMLElement | null>, edge: 'top' | 'bottom'): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const page = document.documentElement.style;
    const property = `scroll-padding-${edge}`;
    const observer = new ResizeObserver(() => {
      page.setProperty(property, `${element.offsetHeight + airPixels}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.removeProperty(property);
    };
  }, [bar, edge]);
}
