import { describe, expect, it } from 'vitest';
import { hashSource, ownHashes } from './own-hashes.ts';

const [mine, script, foreign] = ['a{}', 'go()', 'b{}'].map(hashSource);
const page =
  '<head><style>a{}</style><script type="module">go()</script><script src="/x.js"></script></head>';

describe('the policy of one page', () => {
  it('keeps the hashes of what stands in it, and drops those of other pages', () => {
    expect(
      ownHashes(`script-src 'self' ${foreign} ${script}; style-src 'self' ${mine} ${foreign};`, page),
    ).toBe(`script-src 'self' ${script}; style-src 'self' ${mine};`);
  });

  it('allows nothing that was not allowed before', () => {
    expect(ownHashes("style-src 'self'", `${page}<script>steal()</script>`)).toBe("style-src 'self'");
  });
});
