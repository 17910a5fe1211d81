import { count } from './count.ts';

count('view');
// In the capture phase: a call is counted even where a handler stops the click.
document.addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="tel:"]')) count('call');
  },
  true,
);
