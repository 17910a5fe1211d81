import { toastEvent, type ToastMessage } from '#ui/toast-event.ts';

/** Waits for the first toast; only then the toaster's code is fetched. */
document.addEventListener(toastEvent, (event) => {
  const { detail } = event as CustomEvent<ToastMessage>;
  void import('./mount.tsx').then(({ raise }) => raise(detail));
});
