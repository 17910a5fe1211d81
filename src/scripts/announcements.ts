import type { Announcements } from '#contracts/announcements.ts';
import { announcedSentence } from '#practice/announced.ts';
import styles from '#styles/announcement.css?inline';
import { adoptStyles } from '#ui/adopt-styles.ts';

const reachBar = document.querySelector<HTMLElement>('.reach-bar');
let bar: HTMLElement | undefined;
/** Closed by the reader: stays away until there is another one. Nothing of it is kept in the browser. */
let closed = '';

/** Shows what holds at this moment over the foot of the page, and takes away what does not any more. */
export function show(announced: Announcements): void {
  const sentence = announcedSentence(announced, new Date());
  bar ??= make();
  const line = bar.querySelector('p');
  if (line && line.textContent !== sentence) line.textContent = sentence;
  bar.hidden = sentence === '' || sentence === closed;
  makeRoom();
}

function make(): HTMLElement {
  adoptStyles(styles);
  const made = document.createElement('aside');
  made.className = 'announcement on-dark';
  made.setAttribute('aria-label', 'Notice');
  made.innerHTML =
    '<p role="status"></p><button type="button">Close<span class="sr-only"> the notice</span></button>';
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
