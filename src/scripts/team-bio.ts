import { closeFromBeside, dialogOpener } from './dialog-opener.ts';

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
  const dialog = dialogOf(opener.hash);
  if (dialog) dialogOpener(opener, () => show(dialog));
}

for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.bio')) {
  closeFromBeside(dialog);
  dialog.addEventListener('close', () => {
    if (location.hash === `#${dialog.id}`)
      history.replaceState(history.state, '', location.pathname + location.search);
  });
}

addEventListener('hashchange', showNamed);
showNamed();
