import { describe, expect, it } from 'vitest';
import { checkPost, type ContentNode } from './publish-check.ts';

const check = (nodes: ContentNode[], rest: Partial<Parameters<typeof checkPost>[0]> = {}) =>
  checkPost({ nodes, featuredImage: '', imageAlt: '', title: 'A calm first visit', excerpt: '', ...rest });
const p = (text: string): ContentNode => ({ tag: 'p', text });

describe('the check before publishing', () => {
  it('has nothing to say about an ordinary post', () => {
    expect(
      check([
        p('We count teeth together.'),
        { tag: 'h2', text: 'What to bring' },
        { tag: 'h3', text: 'Forms' },
      ]),
    ).toEqual([]);
  });

  it.each([
    ['a featured image without alt text', [], { featuredImage: '/api/blog-images/1' }],
    ['a picture without a description', [{ tag: 'img', text: '', alt: '' }], {}],
    ['a picture described with spaces', [{ tag: 'img', text: '', alt: '  ' }], {}],
  ] as const)('forbids %s', (_name, nodes, rest) => {
    expect(check([...nodes], rest).map(({ kind }) => kind)).toEqual(['must']);
  });

  it.each([
    [
      'a heading that skips a level',
      [
        { tag: 'h2', text: 'One' },
        { tag: 'h4', text: 'Two' },
      ],
      'skips a level',
    ],
    ['a first heading that is too deep', [{ tag: 'h3', text: 'One' }], 'skips a level'],
    ['an empty heading', [{ tag: 'h2', text: ' ' }], 'empty heading'],
    ['a link without text', [{ tag: 'a', text: '', href: '/contact' }], 'without text'],
    ['a link that leads nowhere', [{ tag: 'a', text: 'Contact', href: '' }], 'leads nowhere'],
    ['a table without a header row', [{ tag: 'table', text: '', hasHeader: false }], 'no header row'],
    ['a link called here', [{ tag: 'a', text: 'here', href: '/contact' }], 'where it leads'],
    ['a very long paragraph', [p('word '.repeat(151))], '151 words'],
    ['a claim', [p('Our painless visits are guaranteed.')], 'painless'],
  ] as const)('warns of %s', (_name, nodes, text) => {
    const findings = check([...nodes]);
    expect(findings.every(({ kind }) => kind === 'advice')).toBe(true);
    expect(findings.map((finding) => finding.text).join()).toContain(text);
  });

  it('names each claim once, wherever it stands', () => {
    const findings = check([p('Painless, yes, painless.')], { title: 'Painless visits' });
    expect(findings.map(({ text }) => text)).toEqual(['“painless” is a claim a dental board may object to.']);
  });

  it('accepts a link that is a picture', () => {
    expect(check([{ tag: 'a', text: '', href: '/gallery', hasPicture: true }])).toEqual([]);
  });
});
