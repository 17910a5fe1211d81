import { createRoot } from 'react-dom/client';
import toastStyles from '#styles/toasts.css?inline';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { type ToastMessage } from '#ui/toast-event.ts';
import { Toaster } from './Toaster.tsx';
import { toastStore } from './toast-store.ts';

let host: HTMLElement | undefined;

function mount(): HTMLElement {
  adoptStyles(toastStyles);
  const element = document.createElement('div');
  // A popover lies in the browser's top layer, so a toast is seen over an open dialog too.
  element.popover = 'manual';
  element.className = 'toast-layer';
  document.body.append(element);
  createRoot(element).render(<Toaster />);
  return element;
}

export function raise(message: ToastMessage): void {
  host ??= mount();
  if (host.matches(':popover-open')) host.hidePopover();
  host.showPopover();
  toastStore.raise(message);
}
