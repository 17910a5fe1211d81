import { withSession } from '../session/session-gate.ts';
import { showError } from '../show-error.ts';

/** Opens what a call answers in a new tab: within the click, since browsers block a tab that opens later. */
export async function openInTab(makeLink: () => Promise<{ url: string }>): Promise<void> {
  const tab = window.open('about:blank', '_blank');
  if (tab) tab.opener = null;
  try {
    const { url } = await withSession(makeLink);
    tab?.location.replace(new URL(url, location.origin));
  } catch {
    tab?.close();
    showError('The preview could not be opened');
  }
}
