/**
 * The header goes while the page is read on, and comes back as soon as somebody turns around. It never stays over what
 * has the focus.
 */
const header = document.querySelector<HTMLElement>('[data-header]');
/** A hand is never quite still: less than this is no turn. */
const slackPx = 6;
let last = 0;
// Asked for at once, it would have the page laid out in the middle of the scripts.
requestAnimationFrame(() => (last = scrollY));

function turn(): void {
  const moved = scrollY - last;
  if (!header || Math.abs(moved) < slackPx) return;
  header.toggleAttribute('data-away', moved > 0 && scrollY > header.offsetHeight);
  last = scrollY;
}
addEventListener('scroll', turn);

document.addEventListener('focusin', ({ target }) => {
  if (!header || !(target instanceof Element) || header.contains(target)) return;
  if (target.getBoundingClientRect().top < header.offsetHeight && scrollY > 0)
    header.setAttribute('data-away', '');
});
