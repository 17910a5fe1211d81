import { createRoot, type Root } from 'react-dom/client';
import toastStyles from '#styles/toasts.css?inline';
import { Toast, ToastFrame } from '#ui/Toast.tsx';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { type ToastMessage } from '#ui/toast-event.ts';

let layer: { host: HTMLElement; root: Root } | undefined;
let latest = 0;

function mount(): { host: HTMLElement; root: Root } {
  adoptStyles(toastStyles);
  const host = document.createElement('div');
  // A popover lies in the browser's top layer, so a toast is seen over an open dialog too.
  host.popover = 'manual';
  host.className = 'toast-layer';
  document.body.append(host);
  return { host, root: createRoot(host) };
}

/** One at a time: a new toast takes the place of the old one. */
export function raise(message: ToastMessage): void {
  layer ??= mount();
  const { host, root } = layer;
  if (host.matches(':popover-open')) host.hidePopover();
  host.showPopover();
  const id = (latest += 1);
  const draw = (open: boolean) =>
    root.render(
      <ToastFrame>
        <Toast key={id} {...message} open={open} onClose={() => id === latest && draw(false)} />
      </ToastFrame>,
    );
  draw(true);
}
