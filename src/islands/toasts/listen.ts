import { toastEvent, type ToastMessage } from '#ui/toast-event.ts';

const load = () => import('./mount.tsx');

/** Waits for the first toast; only then the toaster's code is fetched. */
document.addEventListener(toastEvent, (event) => {
  const { detail } = event as CustomEvent<ToastMessage>;
  void load().then(({ raise }) => raise(detail));
});

/**
 * Whoever begins to fill in a form may have to be told that the line is gone, and then it is too late to fetch anything.
 * Fetched twice it costs nothing: the browser keeps modules.
 */
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target.matches('input, select, textarea, [contenteditable]'))
    load().catch(() => undefined);
});
