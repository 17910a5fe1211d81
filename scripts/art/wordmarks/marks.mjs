/** Marks of our own for the societies: plain shapes in a 72 px square, like none of the real signs. */
const turn = (count, draw) => Array.from({ length: count }, (_, i) => draw(i, (i / count) * Math.PI * 2)).join('');
const dot = (x, y, r) => `<circle cx="${+x.toFixed(1)}" cy="${+y.toFixed(1)}" r="${r}"/>`;
const stroke = (d, width = 4) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round"/>`;

export const marks = {
  // A tapering stack of rounded bars under a cap.
  taper:
    '<path d="M22 20a14 12 0 0 1 28 0v3H22z"/>' +
    [34, 29, 23, 16, 8].map((w, i) => `<rect x="${36 - w / 2}" y="${28 + i * 8}" width="${w}" height="5" rx="2.5"/>`).join(''),
  // Nine rounded tiles set on a horseshoe.
  arch:
    '<path d="M13 52A26 26 0 1 1 59 52" fill="none" stroke="currentColor" stroke-width="11" stroke-linecap="round" ' +
    'stroke-dasharray="0 13.4"/><rect x="24" y="43" width="24" height="5" rx="2.5"/><rect x="28" y="52" width="16" height="5" rx="2.5"/>',
  // Half a sun over two waves.
  shore:
    '<path d="M18 40a18 18 0 0 1 36 0z"/>' +
    stroke('M8 49q7-6 14 0t14 0 14 0 14 0M15 59q7-6 14 0t14 0 14 0'),
  // A ring of petals round an open centre.
  ring: turn(10, (_, a) => dot(36 + Math.cos(a) * 25, 36 + Math.sin(a) * 25, 5.4)) +
    '<path fill-rule="evenodd" d="M36 22a14 14 0 1 0 0 28 14 14 0 0 0 0-28zm0 8a6 6 0 1 1 0 12 6 6 0 0 1 0-12z"/>',
  // A moon resting on calm lines.
  calm:
    '<path d="M44 10a21 21 0 1 0 13 32A18 18 0 0 1 44 10z"/>' +
    stroke('M14 57h34M26 65h30'),
};
