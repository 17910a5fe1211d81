import { openStatus } from '#practice/hours.ts';

/**
 * Fills every "open now" line of the page, tells the page's styles whether the office is open (`data-while` shows and hides
 * by it), and keeps both true while the page stays open.
 */
function tell(): void {
  const status = openStatus(new Date());
  document.documentElement.dataset['office'] = status.open ? 'open' : 'closed';
  for (const line of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    line.dataset['open'] = String(status.open);
    if (line.textContent !== status.text) line.textContent = status.text;
  }
}

tell();
setInterval(tell, 60_000);
