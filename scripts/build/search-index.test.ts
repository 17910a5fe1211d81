import { expect, it } from 'vitest';
import { searchedParts } from './search-index.ts';

const page = (main: string, head = '') =>
  `<html><head>${head}</head><body><nav>All pages</nav><main>${main}</main></body></html>`;

it('takes a page apart by its headings, without what is not read', () => {
  const main =
    '<h1>Dental  Implants</h1><p>A root of <b>titanium</b>.</p><a class="button button-primary" href="/contact">Schedule</a><script>run()</script><h2>How long</h2><p>3 to 6 months.</p>' +
    '<form><label>Name</label></form><h3>Nothing below</h3><p hidden>unseen</p>';
  expect(searchedParts('/dental-implants', page(main))).toEqual([
    {
      path: '/dental-implants',
      title: 'Dental Implants',
      heading: 'Dental Implants',
      text: 'A root of titanium.',
    },
    { path: '/dental-implants', title: 'Dental Implants', heading: 'How long', text: '3 to 6 months.' },
  ]);
});

it('reads the items of a list as a row, and its sentences as sentences', () => {
  const main =
    '<h1>Cosmetic</h1><ul><li>Whitening</li><li><b>Veneers</b></li></ul><ol><li>We talk.</li><li>You decide.</li></ol>';
  expect(searchedParts('/cosmetic-dentistry', page(main))[0]?.text).toBe(
    'Whitening, Veneers. We talk. You decide.',
  );
});

it('reads what is said of a term after a colon', () => {
  const main =
    '<h1>Services</h1><p>Whiter.</p><dl><div><dt>Good for</dt><dd>Stains</dd></div><div><dt>How long</dt> <dd>One visit</dd></div></dl><ul><li>Veneers</li></ul><a href="/x">Learn More<span class="sr-only"> about it</span></a><ul><li></li></ul>';
  expect(searchedParts('/services', page(main))[0]?.text).toBe(
    'Whiter. Good for: Stains, How long: One visit. Veneers',
  );
});

it('leaves out what asks not to be found', () => {
  expect(searchedParts('/admin', page('<h1>Portal</h1>', '<meta name="robots" content="noindex">'))).toEqual(
    [],
  );
});
