import { scrollToCase, shownCases } from './cases.ts';

function press(buttons: Iterable<HTMLElement>, pressed: HTMLElement): void {
  for (const button of buttons) button.ariaPressed = String(button === pressed);
}

/** The category buttons and the switch between list and grid. */
export function filterAndView(gallery: HTMLElement): void {
  const count = gallery.querySelector('[data-count]');
  const filters = gallery.querySelectorAll<HTMLElement>('[data-filter]');
  const views = gallery.querySelectorAll<HTMLElement>('[data-view-as]');

  for (const filter of filters) {
    filter.addEventListener('click', () => {
      const category = filter.dataset['filter'];
      press(filters, filter);
      for (const element of gallery.querySelectorAll<HTMLElement>('[data-case]')) {
        element.hidden = category !== 'All' && element.dataset['category'] !== category;
      }
      const shown = shownCases(gallery);
      if (count) count.textContent = shown.length === 1 ? '1 case' : `${shown.length} cases`;
      if (shown[0]) scrollToCase(shown[0]);
      dispatchEvent(new Event('scroll'));
    });
  }
  for (const view of views) {
    view.addEventListener('click', () => {
      press(views, view);
      gallery.dataset['view'] = view.dataset['viewAs'];
      dispatchEvent(new Event('scroll'));
    });
  }
}
