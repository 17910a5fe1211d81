import { showToast } from '#ui/toast-event.ts';

/** What failed, and what to do about it. */
export function showError(description: string): void {
  showToast({ title: 'Error', description, variant: 'destructive' });
}
