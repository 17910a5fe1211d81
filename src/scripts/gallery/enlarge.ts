import { moveLine } from '../compare.ts';

/** Opens a case's two pictures in its dialog, one over the other, with a line to pull between them. */
export function enlarge(gallery: HTMLElement): void {
  for (const opener of gallery.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')) {
    const dialog = document.getElementById(opener.dataset['enlarge'] ?? '');
    if (!(dialog instanceof HTMLDialogElement)) continue;
    opener.role = 'button';
    opener.ariaHasPopup = 'dialog';
    opener.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      opener.click();
    });
    opener.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      // The picture that was asked for comes first, with a glimpse of the other.
      setShare(dialog, opener.dataset['side'] === 'before' ? 80 : 20);
      dialog.showModal();
    });
  }
  for (const dialog of gallery.querySelectorAll('dialog')) {
    dialog.addEventListener('click', ({ target }) => {
      if (target === dialog) dialog.close();
    });
  }
}

/** `percent` of the width shows the picture before. */
function setShare(dialog: HTMLDialogElement, percent: number): void {
  const slider = dialog.querySelector<HTMLInputElement>('[data-slider]');
  if (!slider) return;
  slider.valueAsNumber = percent;
  moveLine(slider);
}
