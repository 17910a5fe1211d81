const { asVariables } = require('./src/styles/as-variables.cjs');

/**
 * The design tokens: the one place where a colour, a size or a movement of the site is decided. Utilities are made of them;
 * styles that are not utilities have them as variables (`--color-ink-700`, `--shadow-soft`).
 * Loaded by `src/styles/frame.css` and `src/styles/admin.css` through `@config`.
 */
const tokens = {
  colors: {
    ink: {
      500: '#3a8f96',
      600: '#1f727b',
      700: '#185a62',
      800: '#12444b',
      900: '#0c3238',
      950: '#08252a',
    },
    seaglass: { 50: '#f1f8f6', 100: '#e0f0ec', 200: '#c2e2db', 300: '#9ccfc5', 400: '#6fb5aa' },
    sand: { 50: '#fcf9f4', 100: '#f7f0e5', 200: '#eee1cd', 300: '#e0cbab', 400: '#cbae84' },
    // Made visible, not decided: teeth by the shade guide, a page under the backdrop, a link as a search engine shows it, and
    // the grey of a logo that does not come.
    tooth: { light: '#fffdf8', dark: '#e0c48f' },
    shown: { backdrop: '#6a7a7b', link: '#1a0dab', missing: '#e5e5e5', word: '#404040' },
    coral: { 100: '#fde8e1', 300: '#f7a890', 500: '#e2583e', 600: '#c0412a', 700: '#9c3120' },
  },
  fontFamily: {
    display: ['Fraunces', '"Fraunces Fallback"', 'Georgia', 'serif'],
    sans: ['"Source Sans 3"', '"Source Sans Fallback"', 'system-ui', 'sans-serif'],
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
    soft: '0 1px 2px rgb(8 37 42 / 0.06), 0 8px 24px -12px rgb(8 37 42 / 0.18)',
    lifted: '0 2px 4px rgb(8 37 42 / 0.06), 0 24px 48px -24px rgb(8 37 42 / 0.3)',
  },
  maxWidth: { page: '78rem', prose: '42rem' },
  transitionTimingFunction: { calm: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
};

/** @type {import('tailwindcss').Config} */
module.exports = {
  theme: { extend: tokens },
  plugins: [asVariables(tokens)],
};
