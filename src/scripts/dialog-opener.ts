/**
 * Makes a link a button that opens a dialog of its page. Who asks for another tab or window
 * gets the page the link leads to.
 */
export function dialogOpener(opener: HTMLAnchorElement, open: () => void): void {
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
    open();
  });
}

/** A click beside what a dialog shows is one on the dialog itself. */
export function closeFromBeside(dialog: HTMLDialogElement): void {
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
}
