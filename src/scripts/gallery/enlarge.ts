import { moveLine } from '../compare.ts';
import { closeFromBeside, dialogOpener } from '../dialog-opener.ts';

/** Opens a case's two pictures in its dialog, one over the other, with a line to pull between them. */
export function enlarge(gallery: HTMLElement): void {
  for (const opener of gallery.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')) {
    const dialog = document.getElementById(opener.dataset['enlarge'] ?? '');
    if (!(dialog instanceof HTMLDialogElement)) continue;
    dialogOpener(opener, () => {
      // The picture that was asked for comes first, with a glimpse of the other.
      setShare(dialog, opener.dataset['side'] === 'before' ? 80 : 20);
      dialog.showModal();
    });
  }
  gallery.querySelectorAll('dialog').forEach(closeFromBeside);
}

/** `percent` of the width shows the picture before. */
function setShare(dialog: HTMLDialogElement, percent: number): void {
  const slider = dialog.querySelector<HTMLInputElement>('[data-slider]');
  if (!slider) return;
  slider.valueAsNumber = percent;
  moveLine(slider);
}
