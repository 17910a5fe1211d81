import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';

type Scale = Record<string, string>;
const { theme } = createRequire(import.meta.url)('../../tailwind.config.cjs') as {
  theme: { extend: { colors: Record<'ink' | 'seaglass' | 'sand' | 'coral', Scale> } };
};
const { ink, seaglass, sand, coral } = theme.extend.colors;
const white = '#ffffff';

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string | undefined, other: string | undefined): number {
  if (!one || !other) throw new Error('This colour is not among the tokens');
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('running text has a contrast of 7 or more', () => {
  test.each([
    ['ink-900 on sand-50', ink['900'], sand['50']],
    ['ink-900 on sand-100', ink['900'], sand['100']],
    ['ink-900 on white', ink['900'], white],
    ['ink-900 on seaglass-50', ink['900'], seaglass['50']],
    ['ink-900 on seaglass-100', ink['900'], seaglass['100']],
    ['ink-900 on coral-100', ink['900'], coral['100']],
    ['sand-50 on ink-900', sand['50'], ink['900']],
    ['sand-100 on ink-950', sand['100'], ink['950']],
  ])('%s', (_, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(7);
  });
});

describe('short text and controls have a contrast of 4.5 or more', () => {
  test.each([
    ['the call to action, white on coral-600', white, coral['600']],
    ['the call to action under the pointer, white on coral-700', white, coral['700']],
    ['links and hints, ink-700 on sand-50', ink['700'], sand['50']],
    ['eyebrows, ink-700 on seaglass-100', ink['700'], seaglass['100']],
    ['eyebrows on sand-100', ink['700'], sand['100']],
    ['secondary buttons, ink-800 on sand-50', ink['800'], sand['50']],
    ['badges, ink-800 on seaglass-100', ink['800'], seaglass['100']],
    ['badges, ink-800 on sand-200', ink['800'], sand['200']],
    ['badges, coral-700 on coral-100', coral['700'], coral['100']],
    ['errors, coral-700 on sand-50', coral['700'], sand['50']],
    ['small print, seaglass-200 on ink-950', seaglass['200'], ink['950']],
  ])('%s', (_, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('borders of controls and the focus ring have a contrast of 3 or more', () => {
  test.each([
    ['field borders, ink-500 on white', ink['500'], white],
    ['field borders, ink-500 on sand-50', ink['500'], sand['50']],
    ['the focus ring, ink-600 on sand-50', ink['600'], sand['50']],
    ['the focus ring, ink-600 on seaglass-100', ink['600'], seaglass['100']],
    ['the focus ring, sand-50 on ink-900', sand['50'], ink['900']],
  ])('%s', (_, line, ground) => {
    expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
  });
});
