/** The cases that the chosen filter leaves on the page, in their order. */
export function shownCases(gallery: HTMLElement): HTMLElement[] {
  return [...gallery.querySelectorAll<HTMLElement>('[data-case]:not([hidden])')];
}

/** Brings a case to the middle of the window; base.css decides whether smoothly. */
export function scrollToCase(element: HTMLElement): void {
  element.scrollIntoView({ block: element.offsetHeight > innerHeight ? 'start' : 'center' });
}
