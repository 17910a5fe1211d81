import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withRealListsAndCode } from '#contracts/real-lists.ts';
import { allowedTags } from './allowed-html.ts';
import { sanitizePostHtml } from './sanitize-post-html.ts';

const numRuns = Number(process.env['FUZZ_RUNS'] || 300);

const names = fc.constantFrom(
  ...allowedTags,
  'script',
  'svg',
  'math',
  'iframe',
  'style',
  'form',
  'template',
  'h1',
  'x:y',
  '',
);
const attributes = fc.constantFrom(
  ...[
    '',
    ' href="javascript:alert(1)"',
    ' href=" java\tscript:x"',
    ' src=//evil.example/x',
    ' onerror=alert(1)',
    ' style="x"',
  ],
  ...[
    ' class="ql-align-center x"',
    ' id=a',
    ' target=_blank',
    ' href="/a"',
    ' href="https://a.example/?q=1&b=2"',
    ' data-row="1"',
    ' data-list="bullet"',
    ' data-list="ordered" class="ql-indent-2"',
    ' class="ql-code-block-container"',
    ' class="ql-code-block"',
    "='",
  ],
);
const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    'text',
    '&lt;b&gt;',
    '&#0;',
    '&#x202e;',
    '\u0000',
    '\ud800',
    '<!--',
    '-->',
    ']]>',
    '<![CDATA[',
    '&',
    '"',
    "'",
    '<',
    '>',
  ),
);
const piece = fc.oneof(
  words,
  fc.tuple(names, attributes).map(([name, attribute]) => `<${name}${attribute}>`),
  names.map((name) => `</${name}>`),
);
const html = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

it('whatever comes, only what the list allows is left, without a control, and a second cleaning changes nothing', () => {
  fc.assert(
    fc.property(html, (given) => {
      const clean = sanitizePostHtml(given);
      for (const [, name = ''] of clean.matchAll(/<\/?([^\s>/]+)/g)) expect(allowedTags).toContain(name);
      const tags = (clean.match(/<[^>]*>/g) ?? []).join('');
      expect(tags).not.toMatch(/\s(on\w+|style|id|name)=|="\s*javascript:/i);
      expect(clean).not.toMatch(/[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/u);
      expect(clean.isWellFormed()).toBe(true);
      expect(sanitizePostHtml(clean)).toBe(clean);
      const kept = withRealListsAndCode(clean);
      expect(sanitizePostHtml(kept)).toBe(kept);
      expect(withRealListsAndCode(kept)).toBe(kept);
    }),
    { numRuns },
  );
});
