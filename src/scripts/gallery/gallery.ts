/** The gallery's behaviour, a file for each thing a visitor does. */
import { enlarge } from './enlarge.ts';
import { replaceBroken } from './fallbacks.ts';
import { filterAndView } from './filter.ts';
import { highlight } from './highlight.ts';
import { keys } from './keys.ts';
import { scrollMarks } from './scroll-marks.ts';

const gallery = document.querySelector<HTMLElement>('[data-gallery]');
if (gallery) {
  replaceBroken(gallery);
  filterAndView(gallery);
  enlarge(gallery);
  keys(gallery);
  highlight(gallery);
  gallery.dataset['ready'] = '';
}
scrollMarks();
