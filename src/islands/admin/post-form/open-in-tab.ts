import { showToast } from '#ui/toast-event.ts';
import { withSession } from '../session/session-gate.ts';

/** Opens what a call answers in a new tab: within the click, since browsers block a tab that opens later. */
export async function openInTab(makeLink: () => Promise<{ url: string }>): Promise<void> {
  const tab = window.open('about:blank', '_blank');
  if (tab) tab.opener = null;
  try {
    const { url } = await withSession(makeLink);
    tab?.location.replace(new URL(url, location.origin));
  } catch {
    tab?.close();
    showToast({ title: 'Error', description: 'The preview could not be opened', variant: 'destructive' });
  }
}
