import { openSentence, type OfficeWeek } from '#practice/open-sentence.ts';

/**
 * Fills every "open now" line of the page, tells the page's styles whether the office is open (`data-while` shows and hides
 * by it), and keeps both true while the page stays open. The hours stand in the page (layouts/ReachBar).
 */
const hours = document.querySelector<HTMLElement>('[data-hours]')?.dataset['hours'];

function tell(week: OfficeWeek): void {
  const { open, text } = openSentence(week, new Date());
  document.documentElement.dataset['office'] = open ? 'open' : 'closed';
  for (const line of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    line.dataset['open'] = String(open);
    if (line.textContent !== text) line.textContent = text;
  }
}

if (hours) {
  const week = JSON.parse(hours.replaceAll("'", '"')) as OfficeWeek;
  tell(week);
  setInterval(() => tell(week), 60_000);
}
