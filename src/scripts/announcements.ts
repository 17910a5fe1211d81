import type { Announcements } from '#contracts/announcements.ts';
import { announcedSentence, closureSentence } from '#practice/announced.ts';
import styles from '#styles/announcement.css?inline';
import { adoptStyles } from '#ui/adopt-styles.ts';

/** Only a page in Spanish fetches Spanish; a notice the owner wrote in English alone stays so, and says it. */
const spanish =
  document.documentElement.lang === 'es' ? await import('#practice/es/announced.ts') : undefined;
const words = spanish
  ? { notice: 'Aviso', close: 'Cerrar', what: 'el aviso' }
  : { notice: 'Notice', close: 'Close', what: 'the notice' };

const reachBar = document.querySelector<HTMLElement>('.reach-bar');
let bar: HTMLElement | undefined;
/** Closed by the reader: stays away until there is another one. Nothing of it is kept in the browser. */
let closed = '';

/** Shows what holds at this moment over the foot of the page, and takes away what does not any more. */
export function show(announced: Announcements): void {
  const { text, textInSpanish } = announced;
  const translated = spanish ? textInSpanish : null;
  const sentence = announcedSentence(
    { ...announced, text: text && (translated ?? text) },
    new Date(),
    spanish?.closureSentence ?? closureSentence,
  );
  bar ??= make();
  const line = bar.querySelector('p');
  if (line && line.textContent !== sentence) line.textContent = sentence;
  line?.setAttribute('lang', !translated && sentence === text ? 'en' : document.documentElement.lang);
  bar.hidden = sentence === '' || sentence === closed;
  makeRoom();
}

function make(): HTMLElement {
  adoptStyles(styles);
  const made = document.createElement('aside');
  made.className = 'announcement on-dark';
  made.setAttribute('aria-label', words.notice);
  made.innerHTML = `<p role="status"></p><button type="button">${words.close}<span class="sr-only"> ${words.what}</span></button>`;
  made.querySelector('button')?.addEventListener('click', () => {
    closed = made.querySelector('p')?.textContent ?? '';
    made.hidden = true;
    makeRoom();
  });
  reachBar?.before(made);
  const sizes = new ResizeObserver(makeRoom);
  for (const one of [made, reachBar]) if (one) sizes.observe(one);
  return made;
}

/** It lies upon the phone's bar; what else lies at the foot moves up, and the last line of the page can be scrolled free. */
function makeRoom(): void {
  const { style } = document.documentElement;
  style.setProperty('--reach', `${reachBar?.offsetHeight ?? 0}px`);
  style.setProperty('--notice', `${bar?.offsetHeight ?? 0}px`);
}
