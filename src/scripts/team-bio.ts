/** Opens a team member's story in its dialog, from its link or from the address (`/about#member-3`). */
function dialogOf(hash: string): HTMLDialogElement | null {
  return /^#member-\d+$/.test(hash) ? document.querySelector<HTMLDialogElement>(`dialog${hash}`) : null;
}

function show(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  document.querySelector<HTMLDialogElement>('dialog.bio[open]')?.close();
  dialog.showModal();
  dialog.querySelector('button')?.focus({ preventScroll: true });
  history.replaceState(history.state, '', `#${dialog.id}`);
}

function showNamed(): void {
  const dialog = dialogOf(location.hash);
  if (dialog) show(dialog);
}

for (const opener of document.querySelectorAll<HTMLAnchorElement>('a[data-opens="bio"]')) {
  opener.role = 'button';
  opener.ariaHasPopup = 'dialog';
  opener.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    opener.click();
  });
  opener.addEventListener('click', (event) => {
    const dialog = dialogOf(opener.hash);
    if (!dialog || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    show(dialog);
  });
}

for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.bio')) {
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    if (location.hash === `#${dialog.id}`)
      history.replaceState(history.state, '', location.pathname + location.search);
  });
}

addEventListener('hashchange', showNamed);
showNamed();

export {};
