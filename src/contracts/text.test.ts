import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mendLine, optionalText, requiredText, textLength, unreadableMessage } from './text.ts';

const line = requiredText({ missing: 'missing', max: 5, tooLong: 'too long' });
const lines = requiredText({ missing: 'missing', max: 10, tooLong: 'too long', multiline: true });
const optional = optionalText({ max: 5, tooLong: 'too long' });

const messages = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message);

describe('text', () => {
  it.each([
    ['white space around it is trimmed', '  a b  ', 'a b'],
    ['a no-break space around it is trimmed', '\u00a0ab\u00a0', 'ab'],
    ['decomposed letters are composed', 'e\u0301', 'é'],
    ['bidi controls are taken out', '\u202aab\u202c', 'ab'],
    ['joiners stay: Persian and emoji need them', 'می\u200cخ', 'می\u200cخ'],
    ['length counts code points', '👩👩👩👩👩', '👩👩👩👩👩'],
  ])('%s', (_, raw, stored) => {
    expect(z.parse(line, raw)).toBe(stored);
  });

  it.each([
    'a\u0000b',
    'a\nb',
    'a\tb',
    'a\r\nBcc: x',
    'a\u0007',
    'a\u0085b',
    'a\u2028b',
    '\ud800',
    'a\udc00b',
  ])('refuses %j in a single line', (raw) => {
    expect(messages(line, raw)).toEqual([unreadableMessage]);
  });

  it('keeps tabs and makes every line break one kind where several lines are welcome', () => {
    expect(z.parse(lines, 'a\r\nb\rc\u2028d\te')).toBe('a\nb\nc\nd\te');
    expect(messages(lines, 'a\u0000')).toEqual([unreadableMessage]);
  });

  it.each([undefined, null, 3, true, [], {}, ['a'], '', '   ', '\u202e'])(
    'misses required text in %j',
    (raw) => {
      expect(messages(line, raw)).toEqual(['missing']);
    },
  );

  it('reads absent, null and blank optional text as null', () => {
    for (const raw of [undefined, null, '', '  \n ']) expect(z.parse(optional, raw)).toBeNull();
    expect(messages(optional, 3)).toHaveLength(1);
  });

  it('refuses one code point too many, counted after composing', () => {
    expect(z.parse(line, 'e\u0301'.repeat(5))).toBe('ééééé');
    expect(messages(line, 'abcdef')).toEqual(['too long']);
    expect(textLength('👩‍⚕️')).toBe(4);
  });
});

describe('a line that staff pasted', () => {
  it.each([
    ['line breaks and tabs become one space', 'a\r\n\tb', 'a b'],
    ['controls go', 'a\u0000b\u0085c\u2028d\u007fe', 'abcde'],
    ['turners of direction go', '\u202eabc\u2066\u200f\u061c', 'abc'],
    ['byte order marks go', '\ufeffa\ufeffb', 'ab'],
    ['half letters are marked', 'a\ud800b', 'a\ufffdb'],
    ['letters are composed, after what stood between', 'e\u200e\u0301', 'é'],
    ['joiners stay', ' می\u200cخ ', 'می\u200cخ'],
  ])('%s', (_, pasted, kept) => {
    expect(mendLine(pasted)).toBe(kept);
  });
});
