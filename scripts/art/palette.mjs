/** The colours every picture of the site is painted with; the same values as `tailwind.config.cjs`. */
export const palette = {
  ink: { 950: '#08252a', 900: '#0c3238', 800: '#12444b', 700: '#185a62', 600: '#1f727b', 500: '#3a8f96' },
  seaglass: { 50: '#f1f8f6', 100: '#e0f0ec', 200: '#c2e2db', 300: '#9ccfc5', 400: '#6fb5aa' },
  sand: { 50: '#fcf9f4', 100: '#f7f0e5', 200: '#eee1cd', 300: '#e0cbab', 400: '#cbae84' },
  coral: { 100: '#fde8e1', 300: '#f7a890', 500: '#e2583e', 600: '#c0412a', 700: '#9c3120' },
};
