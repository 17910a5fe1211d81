import type { Announcements } from '#contracts/announcements.ts';
import { officeState, openSentence, type OfficeWeek } from '#practice/open-sentence.ts';

/**
 * Fills every "open now" line of the page, tells the page's styles whether the office is open (`data-while` shows and hides
 * by it), and keeps both true while the page stays open. The hours stand in the page (layouts/ReachBar); what an owner has
 * announced since it was built is asked for, and without an answer the page stays as it is.
 */
const hours = document.querySelector<HTMLElement>('[data-hours]')?.dataset['hours'];
const week = hours && (JSON.parse(hours.replaceAll("'", '"')) as OfficeWeek);
let announced: Announcements | undefined;
let show: ((announced: Announcements) => void) | undefined;

let sentenceOf = openSentence;

function tell(): void {
  if (!week) return;
  const state = officeState(week, new Date(), announced?.closures);
  const { open } = state;
  const text = sentenceOf(state);
  document.documentElement.dataset['office'] = open ? 'open' : 'closed';
  for (const line of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    line.dataset['open'] = String(open);
    if (line.textContent !== text) line.textContent = text;
  }
  if (announced) show?.(announced);
}

/** Only a page in Spanish fetches Spanish; what is shown and what is hidden does not wait for the words. */
function speakSpanish(): void {
  sentenceOf = () => '';
  void import('#practice/es/open-sentence.ts').then(
    (spanish) => {
      sentenceOf = spanish.openSentence;
      tell();
    },
    () => undefined,
  );
}

async function ask(): Promise<void> {
  try {
    const answer = await fetch('/api/announcements', { priority: 'low' });
    if (!answer.ok) return;
    announced = (await answer.json()) as Announcements;
    // Its code and its looks come only where there is something to show.
    if (announced.text ?? announced.closures[0]) ({ show } = await import('./announcements.ts'));
    tell();
  } catch {
    // Without a line the page says what it was built with.
  }
}

if (document.documentElement.lang === 'es') speakSpanish();
// What a browser first loads to read a clock elsewhere is the longest part of a page's start: in a task of its own.
setTimeout(tell);
setInterval(tell, 60_000);
void ask();
// Whoever comes back to a page that stood open meanwhile is told what holds now.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void ask();
});
