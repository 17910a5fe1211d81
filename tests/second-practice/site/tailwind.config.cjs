const { asVariables } = require('./src/styles/as-variables.cjs');

/**
 * The design tokens: the one place where a colour, a size or a movement of the site is decided. Utilities are made of them;
 * styles that are not utilities have them as variables (`--color-ink-700`, `--shadow-soft`).
 * Loaded by `src/styles/frame.css` and `src/styles/admin.css` through `@config`.
 */
const tokens = {
  colors: {
    ink: {
      500: '#5f6fae',
      600: '#46569a',
      700: '#37457f',
      800: '#2a3563',
      900: '#1c2447',
      950: '#131932',
    },
    seaglass: { 50: '#fdf9ec', 100: '#faf0cf', 200: '#f1e0a4', 300: '#e6cb70', 400: '#cfab45' },
    sand: { 50: '#f9f9f8', 100: '#f0f0ee', 200: '#e2e2dd', 300: '#cbcbc3', 400: '#abab9f' },
    // Made visible, not decided: teeth by the shade guide, a page under the backdrop, a link as a search engine shows it, and
    // the grey of a logo that does not come.
    tooth: { light: '#fffdf8', dark: '#e0c48f' },
    shown: { backdrop: '#6b6d78', link: '#1a0dab', missing: '#e5e5e5', word: '#404040' },
    coral: { 100: '#e0f2e6', 300: '#8fcca5', 500: '#2f9256', 600: '#1f7544', 700: '#175a34' },
  },
  fontFamily: {
    display: ['"Gill Sans"', 'Candara', '"Trebuchet MS"', 'sans-serif'],
    sans: ['Charter', '"Bitstream Charter"', 'Cambria', 'Georgia', 'serif'],
  },
  // Fluid between a 360 px phone and a 1440 px desk.
  fontSize: {
    hero: ['clamp(2.75rem, 1.5rem + 5.2vw, 6rem)', { lineHeight: '1', letterSpacing: '-0.03em' }],
    title: ['clamp(2.25rem, 1.65rem + 2.6vw, 4rem)', { lineHeight: '1.06', letterSpacing: '-0.022em' }],
    heading: [
      'clamp(1.625rem, 1.35rem + 1.2vw, 2.375rem)',
      { lineHeight: '1.15', letterSpacing: '-0.015em' },
    ],
    subheading: ['1.375rem', { lineHeight: '1.25', letterSpacing: '-0.01em' }],
    lead: ['clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem)', { lineHeight: '1.55' }],
    body: ['1.125rem', { lineHeight: '1.65' }],
    small: ['0.9375rem', { lineHeight: '1.5' }],
  },
  borderRadius: { smile: '2rem 2rem 2rem 0.5rem', card: '1.5rem' },
  boxShadow: {
    soft: '0 1px 2px rgb(19 25 50 / 0.06), 0 8px 24px -12px rgb(19 25 50 / 0.18)',
    lifted: '0 2px 4px rgb(19 25 50 / 0.06), 0 24px 48px -24px rgb(19 25 50 / 0.3)',
  },
  maxWidth: { page: '78rem', prose: '42rem' },
  transitionTimingFunction: { calm: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
};

/** @type {import('tailwindcss').Config} */
module.exports = {
  theme: { extend: tokens },
  plugins: [asVariables(tokens)],
};
