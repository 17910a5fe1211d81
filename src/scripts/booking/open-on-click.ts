import { count } from '../counts/count.ts';

/**
 * Every schedule button of the site is a link to the booking page marked `data-opens="booking"`. Its dialog's code
 * comes with the first sign of interest or with the click itself; if it cannot come, the link is followed after all.
 */
const load = () => import('./booking-dialog.ts');

function openerOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-opens="booking"]') : null;
}

function fetchAhead(event: Event) {
  if (openerOf(event)) load().catch(() => undefined);
}
for (const sign of ['pointerover', 'focusin', 'touchstart']) {
  document.addEventListener(sign, fetchAhead);
}

async function open(opener: HTMLAnchorElement) {
  opener.ariaBusy = 'true';
  try {
    const { openBooking } = await load();
    openBooking(opener);
    count('booking');
  } catch {
    location.assign(opener.href);
  } finally {
    opener.ariaBusy = null;
  }
}

document.addEventListener('click', (event) => {
  const opener = openerOf(event);
  if (!opener || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  void open(opener);
});

// With the dialog at hand they are buttons, to a screen reader and to the space bar.
for (const opener of document.querySelectorAll('a[data-opens="booking"]')) opener.role = 'button';
document.addEventListener('keydown', (event) => {
  const opener = event.key === ' ' ? openerOf(event) : null;
  if (!opener) return;
  event.preventDefault();
  opener.click();
});
