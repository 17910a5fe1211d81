import { expect, it } from 'vitest';
import { withValues } from './tokens-in-place.ts';

it('puts what a token stands for in its place, and leaves every other variable', () => {
  const css = `@layer base { :root, ::backdrop { --color-ink-950: #08252a; --font-sans: "A B", serif; } :root { --notice: 0px } }
    .hero { color: var(--color-ink-950); font-family: var(--font-sans); top: var(--notice); left: var(--far, 1px) }`;
  expect(withValues(css, { '--color-ink-950': '#08252a', '--font-sans': '"A B", serif' })).toBe(
    `@layer base {  :root { --notice: 0px } }
    .hero { color: #08252a; font-family: "A B", serif; top: var(--notice); left: var(--far, 1px) }`,
  );
});
