import { describe, expect, it } from 'vitest';
import { withRealListsAndCode } from '#contracts/real-lists.ts';
import { allowedTags } from './allowed-html.ts';
import { hostileHtml } from './hostile-html.fixture.ts';
import { sanitizePostHtml } from './sanitize-post-html.ts';

/** Every tag and attribute of the result, so that a test can hold them against the list. */
function partsOf(html: string) {
  return [...html.matchAll(/<(\/?)([^\s>/]+)([^>]*)>/g)].map(([, , tag = '', attributes = '']) => ({
    tag,
    attributes: [...attributes.matchAll(/([^\s=]+)="([^"]*)"/g)].map(([, name = '', value = '']) => ({
      name,
      value,
    })),
    rest: attributes.replace(/ [^\s=]+="[^"]*"/g, ''),
  }));
}

const allowedNames =
  /^(class|href|target|rel|src|alt|width|height|colspan|rowspan|data-(row|list|language))$/;

describe('hostile HTML', () => {
  it.each(hostileHtml)('leaves nothing outside the list: %s', (html) => {
    for (const clean of [sanitizePostHtml(html), withRealListsAndCode(sanitizePostHtml(html))])
      for (const { tag, attributes, rest } of partsOf(clean)) {
        expect(allowedTags).toContain(tag);
        expect(rest).toBe('');
        for (const { name, value } of attributes) {
          expect(name).toMatch(allowedNames);
          if (name === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i);
          if (name === 'src') expect(value).toMatch(/^\/(?![/\\])/);
        }
      }
  });

  it.each(hostileHtml)('is the same when cleaned again: %s', (html) => {
    const once = sanitizePostHtml(html);
    expect(sanitizePostHtml(once)).toBe(once);
    const read = withRealListsAndCode(once);
    expect(sanitizePostHtml(read)).toBe(read);
  });
});

describe('HTML that is to hold up the server', () => {
  it.each(['<div>', '<ul><li>', '<b><i>', '<DIV a="<">', '<div></nothing>'])(
    'opens no more than thousands at once, the rest is text: %s',
    (tags) => {
      const clean = sanitizePostHtml(`${tags.repeat(6_000)}the end`);
      expect(clean).toMatch(/&lt;.*the end/);
      expect(sanitizePostHtml(clean)).toBe(clean);
    },
  );

  it('may have any number of elements one after the other', () => {
    const html = '<p>a<br>b<img src="/images/a.png"></p>'.repeat(6_000);
    expect(sanitizePostHtml(html)).toBe(html);
  });

  it('is read once where an address is nothing but blanks', () => {
    expect(sanitizePostHtml(`<a href="x${' '.repeat(500_000)}x">a</a>`)).toBe('<a>a</a>');
  });
});

const legitimate = [
  '<h2>Head</h2><h3>Sub</h3><h4 class="ql-align-center">Subsub</h4>',
  '<p><strong>a</strong> <b>b</b> <em>c</em> <i>d</i> <u>e</u> <s>f</s> x<sub>2</sub> y<sup>3</sup></p>',
  '<p>line<br>break</p><hr><p><br></p>',
  '<p><a href="https://example.com/a?b=1&amp;c=2#d" rel="noopener noreferrer" target="_blank">out</a> <a href="/services">in</a></p>',
  '<p><a href="mailto:hello@samplewater-dental.example">mail</a> <a href="tel:+19045550142">call</a></p>',
  '<ol><li data-list="bullet">a</li><li data-list="bullet" class="ql-indent-1">b</li><li data-list="ordered">c</li></ol>',
  '<ul><li>a<ul><li>b</li></ul></li></ul>',
  '<blockquote>Quote</blockquote><pre>pre\n  text</pre><p><code>x</code></p>',
  '<div class="ql-code-block-container"><div class="ql-code-block" data-language="plain">a = 1</div></div>',
  '<table><thead><tr><th colspan="2">h</th></tr></thead><tbody><tr><td data-row="row-ab12">1</td><td rowspan="2">2</td></tr></tbody></table>',
  '<figure><img src="/api/blog-images/0b0b" alt="A &quot;chair&quot;" width="960" height="640"><figcaption>The room</figcaption></figure>',
  '<p><img src="/images/a.png" alt=""></p>',
  '<p class="ql-align-justify ql-direction-rtl">שלום עולם</p><p>歯の健康 • Здоровье • สุขภาพ • 👩🏽‍⚕️🦷</p>',
  '<p>a&nbsp;b &amp; c &lt; d &gt; e "f" \'g\' — “h”</p>',
  '<p><span class="ql-direction-rtl">span</span></p><div>div</div>',
];

describe('what an editor writes', () => {
  it.each(legitimate)('survives three rounds unchanged: %s', (html) => {
    expect(sanitizePostHtml(sanitizePostHtml(sanitizePostHtml(html)))).toBe(html);
  });

  it('keeps pictures of the configured upload host and of no other', () => {
    const html = '<p><img src="https://app.ufs.sh/f/key" alt="x"><img src="https://evil.example/x.png"></p>';
    expect(sanitizePostHtml(html, ['app.ufs.sh'])).toBe(
      '<p><img src="https://app.ufs.sh/f/key" alt="x"></p>',
    );
    expect(sanitizePostHtml(html)).toBe('<p></p>');
  });

  it('turns a first-level heading into a second-level one', () => {
    expect(sanitizePostHtml('<h1>Big</h1>')).toBe('<h2>Big</h2>');
  });

  it('closes what was left open and drops what was never opened', () => {
    expect(sanitizePostHtml('</div></main><div><p>a<strong>b')).toBe('<div><p>a<strong>b</strong></p></div>');
  });

  it('adds rel to a link that opens a window', () => {
    expect(
      sanitizePostHtml('<a href="/x" target="_blank">a</a><a href="/x" target="top" rel="opener">b</a>'),
    ).toBe('<a href="/x" target="_blank" rel="noopener noreferrer">a</a><a href="/x">b</a>');
  });

  it('removes control and bidi-control characters, as characters and as entities', () => {
    expect(sanitizePostHtml('<p>a\u202eb&#8238;c\u0007d&#x200f;e\ttab</p>')).toBe('<p>abcde\ttab</p>');
  });
});
