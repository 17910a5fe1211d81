import { describe, expect, it } from 'vitest';
import { withRealListsAndCode } from './real-lists.ts';

const item = (text: string, kind = 'bullet', indent = 0) =>
  `<li data-list="${kind}"${indent ? ` class="ql-indent-${indent}"` : ''}>${text}</li>`;

describe("the editor's lists, as they are kept", () => {
  it('turns bullets into a real list', () => {
    expect(withRealListsAndCode(`<ol>${item('a')}${item('b')}</ol>`)).toBe('<ul><li>a</li><li>b</li></ul>');
  });

  it('keeps numbers as an ordered list', () => {
    expect(withRealListsAndCode(`<ol>${item('a', 'ordered')}</ol>`)).toBe('<ol><li>a</li></ol>');
  });

  it('nests by depth and comes back out', () => {
    const html = `<ol>${item('a')}${item('b', 'bullet', 1)}${item('c', 'ordered', 2)}${item('d', 'bullet', 1)}${item('e')}</ol>`;
    expect(withRealListsAndCode(html)).toBe(
      '<ul><li>a<ul><li>b<ol><li>c</li></ol></li><li>d</li></ul></li><li>e</li></ul>',
    );
  });

  it('starts a new list where bullets follow numbers', () => {
    const html = `<ol>${item('1', 'ordered')}${item('a')}</ol>`;
    expect(withRealListsAndCode(html)).toBe('<ol><li>1</li></ol><ul><li>a</li></ul>');
  });

  it('copes with a list that begins or jumps deep', () => {
    const html = `<ol>${item('a', 'bullet', 2)}${item('b')}${item('c', 'bullet', 3)}${item('d', 'bullet', 1)}</ol>`;
    expect(withRealListsAndCode(html)).toBe(
      '<ul><li>a</li></ul><ul><li>b<ul><li>c</li></ul><ul><li>d</li></ul></li></ul>',
    );
  });

  it('keeps alignment and the state of a tick box', () => {
    const html = '<ol><li data-list="checked" class="ql-align-center ql-indent-1">x <b>y</b></li></ol>';
    expect(withRealListsAndCode(html)).toBe(
      '<ul><li class="ql-align-center" data-list="checked">x <b>y</b></li></ul>',
    );
  });

  it.each([
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
    '<ol><li>a</li></ol>',
    '<p>1. not a list</p>',
    '<ol><li data-list="bullet">a<ol><li>real</li></ol></li></ol>',
  ])('leaves %j alone', (html) => {
    expect(withRealListsAndCode(html)).toBe(html);
  });
});

describe("the editor's code, as it is kept", () => {
  it('is one block with a line a line', () => {
    const html =
      '<div class="ql-code-block-container"><div class="ql-code-block" data-language="plain">a &lt; b</div><div class="ql-code-block"><br></div><div class="ql-code-block">  c</div></div>';
    expect(withRealListsAndCode(html)).toBe('<pre><code>a &lt; b\n\n  c</code></pre>');
  });
});
