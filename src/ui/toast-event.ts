/** The one way to a toast, from any island: islands share no React context, so it is an event. */
export interface ToastMessage {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive' | undefined;
  action?: { label: string; onAction: () => void } | undefined;
}

export const toastEvent = 'practice:toast';

export function showToast(message: ToastMessage): void {
  document.dispatchEvent(new CustomEvent(toastEvent, { detail: message }));
}
