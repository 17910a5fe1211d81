import { describe, expect, it } from 'vitest';
import { excerptFrom, plainText, readingMinutes } from './post-text.ts';

const words = (count: number) => Array.from({ length: count }, () => 'tooth').join(' ');

describe('the plain text of a post', () => {
  it.each([
    ['<p>One</p><p>two</p>', 'One two'],
    ['<h2>Title</h2><ul><li>a</li><li>b</li></ul>', 'Title a b'],
    ['in<strong>side</strong> a word', 'inside a word'],
    ['line<br />break', 'line break'],
    ['<p>a &lt;b&gt; &amp;amp; &quot;c&quot;</p>', 'a <b> &amp; "c"'],
    ['<p>a\u00a0b\n\n c</p>', 'a b c'],
    ['<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>', '1 2'],
    ['<p><img src="/a.png" alt="no text" /></p>', ''],
  ])('%j reads %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  // Whoever can send one would otherwise hold up everybody else's requests for minutes.
  it.each(['<', '<p ', '</p', '< '])(
    'is read off a megabyte of %j without looking back and forth',
    (start) => {
      expect(plainText(start.repeat(1_000_000 / start.length))).not.toBe('');
    },
  );
});

describe('the excerpt of a post without one', () => {
  it('is the first 150 characters followed by three dots', () => {
    expect(excerptFrom('x'.repeat(400))).toBe(`${'x'.repeat(150)}...`);
    expect(excerptFrom('Short.')).toBe('Short....');
  });

  it('counts code points and never cuts a character in half', () => {
    expect(excerptFrom('🦷'.repeat(200))).toBe(`${'🦷'.repeat(150)}...`);
  });

  it('is empty where there is no text', () => {
    expect(excerptFrom('')).toBe('');
  });
});

describe('the reading time', () => {
  it.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [401, 3],
  ])('%i words take %i minutes', (count, minutes) => {
    expect(readingMinutes(words(count))).toBe(minutes);
  });
});
