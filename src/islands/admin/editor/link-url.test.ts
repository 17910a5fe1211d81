import { expect, test } from 'vitest';
import { linkUrl } from './link-url.ts';

test.each([
  ['/contact', '/contact'],
  ['https://www.ada.org/a?b=c', 'https://www.ada.org/a?b=c'],
  [' www.ada.org ', 'https://www.ada.org'],
  ['ada.org/floss', 'https://ada.org/floss'],
  ['hello@samplewater-dental.example', 'mailto:hello@samplewater-dental.example'],
  ['(904) 555-0142', 'tel:9045550142'],
  ['tel:+19045550142', 'tel:+19045550142'],
])('%j becomes %j', (typed, url) => {
  expect(linkUrl(typed)).toBe(url);
});

test.each([
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'two words',
  'vbscript:x',
  'JaVaScRiPt:1',
])('%j is no address', (typed) => {
  expect(linkUrl(typed)).toBeUndefined();
});
