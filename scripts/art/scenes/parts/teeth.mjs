/** Teeth, gums and what replaces them. */
import { curve, ink, mix, n, random, sand, seaglass } from './scene.mjs';

export const enamel = { light: '#fffaf0', mid: '#fbf6ea', shade: '#e2d5bb' };
export const gum = { light: '#eeb0a3', mid: '#e0948a', shade: '#b9655f' };

const crowns = {
  incisor: 'M-38 4C-48 30 -53 78 -47 93Q-43 100 -22 100H22Q43 100 47 93C53 78 48 30 38 4C30 -14 -30 -14 -38 4Z',
  canine: 'M-36 4C-48 30 -52 70 -44 86Q-34 95 -8 101Q2 103 12 100Q36 93 45 86C52 68 47 30 36 4C28 -14 -28 -14 -36 4Z',
  molar: 'M-40 4C-54 26 -56 70 -48 88Q-40 100 -24 97Q-8 92 0 88Q8 92 24 97Q40 100 48 88C56 70 54 26 40 4C30 -12 -30 -12 -40 4Z',
};

/** One crown seen from the cheek; gum line at (x, y), biting edge `h` below (or above with `up`). */
export const crown = (s, x, y, w, h, { kind = 'incisor', up = false, turn = 0, tones = enamel, dim = 0 } = {}) =>
  s.group({ transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(w) / 100} ${((up ? -1 : 1) * n(h)) / 100})` }, () => {
    const tone = (color) => mix(color, '#b79c86', dim);
    s.path(crowns[kind], s.lin([[tone(tones.shade), 0], [tone(tones.mid), 0.3], [tone(tones.light), 0.75], [mix(tone(tones.light), seaglass[200], 0.3), 1]]));
    s.path(crowns[kind], s.lin([[tone(tones.shade), 0, 0.75], [tone(tones.shade), 0.2, 0], [tone(tones.shade), 0.72, 0], [mix(tone(tones.shade), '#b08e78', 0.25), 1, 0.85]], 0, 0, 1, 0));
    s.oval(12, 42, 9, 25, '#ffffff', { opacity: n(0.75 - dim), transform: 'rotate(-6 12 42)', filter: s.blur(2.4) });
  });

const kinds = ['incisor', 'incisor', 'canine', 'molar', 'molar', 'molar', 'molar'];
const widths = { upper: [1, 0.8, 0.86, 0.82, 0.8, 0.95, 0.9], lower: [0.7, 0.74, 0.8, 0.84, 0.86, 0.98, 0.94] };
const heights = { upper: [1, 0.9, 0.98, 0.86, 0.8, 0.74, 0.68], lower: [0.86, 0.88, 0.96, 0.86, 0.8, 0.74, 0.7] };

/** Where the teeth of a row stand, seen from the front: nearer ones wide, those round the bend narrow. */
export const rowOf = (jaw, { cx, cy, width, rise, perSide = 6 }) => {
  const total = widths[jaw].slice(0, perSide).reduce((a, b) => a + b);
  const places = [];
  for (const side of [-1, 1]) {
    let along = 0;
    for (let i = 0; i < perSide; i++) {
      const centre = (along + widths[jaw][i] / 2) / total;
      along += widths[jaw][i];
      const angle = (centre * Math.PI) / 2 * 0.88;
      const x = cx + (side * Math.sin(angle) * width) / 2;
      const unit = (width / 2 / total) * 1.47;
      places.push({ x, y: cy - rise * (1 - Math.cos(angle)), w: unit * widths[jaw][i] * Math.max(0.42, Math.cos(angle)), h: unit * 1.5 * heights[jaw][i], kind: kinds[i], side, i, turn: side * angle * 5, dim: 0.16 * Math.sin(angle) ** 3 });
    }
  }
  return places.sort((a, b) => b.i - a.i);
};

/** A row of teeth in its gum. `cy` is the gum line at the middle; `rise` lifts the back (the smile arc). */
export const row = (s, jaw, options) => {
  const { gumDepth = options.width * 0.12, withGum = true, tones } = options;
  const up = jaw === 'lower';
  const places = rowOf(jaw, options);
  const ordered = [...places].sort((a, b) => a.x - b.x);
  const outer = up ? gumDepth : -gumDepth;
  if (withGum) {
    const edge = ordered.flatMap(({ x, y, w, h }) => [[x - w / 2, y + (up ? -1 : 1) * h * 0.25], [x, y + (up ? 1 : -1) * h * 0.02]]);
    const [first, last] = [ordered[0], ordered.at(-1)];
    const far = [...ordered].reverse().map(({ x, y }) => [x, y + outer * (0.8 + 0.2 * Math.cos((Math.PI * (x - options.cx)) / options.width))]);
    s.path(`${curve([[first.x - first.w * 0.62, first.y + outer * 0.25], ...edge, [last.x + last.w / 2, last.y + (up ? -1 : 1) * last.h * 0.25], [last.x + last.w * 0.62, last.y + outer * 0.25]])}L${curve(far).slice(1)}Z`, s.lin(up ? [gum.light, gum.mid, gum.shade] : [gum.shade, gum.mid, gum.light]));
  }
  for (const p of places) crown(s, p.x, p.y, p.w, p.h, { kind: p.kind, up, turn: up ? -p.turn : p.turn, dim: p.dim, tones });
  if (withGum) {
    for (const p of ordered) s.path(curve([[p.x - p.w * 0.54, p.y + (up ? -1 : 1) * p.h * 0.23], [p.x - p.w * 0.3, p.y], [p.x, p.y - (up ? -1 : 1) * p.h * 0.06], [p.x + p.w * 0.3, p.y], [p.x + p.w * 0.54, p.y + (up ? -1 : 1) * p.h * 0.23], [p.x + p.w * 0.3, p.y - (up ? -1 : 1) * p.h * 0.2], [p.x - p.w * 0.3, p.y - (up ? -1 : 1) * p.h * 0.2]], true), s.lin(up ? [gum.light, gum.mid] : [gum.mid, gum.light]));
  }
};

/** A molar with two roots; the crown's gum line is at (x, y). */
export const molar = (s, x, y, scale = 1, { roots = true, tones = enamel } = {}) =>
  s.group({ transform: `translate(${x} ${y}) scale(${scale})` }, () => {
    if (roots) {
      const root = 'M-92 -6C-96 70 -92 170 -62 244Q-50 262 -42 240C-30 190 -22 130 0 104C22 130 30 190 42 240Q50 262 62 244C92 170 96 70 92 -6Z';
      s.path(root, s.lin([mix(tones.shade, sand[300], 0.2), mix(sand[300], sand[200], 0.5), sand[300]]));
      s.path(root, s.lin([[sand[400], 0, 0.5], [sand[400], 0.3, 0], [sand[400], 0.7, 0], [sand[400], 1, 0.6]], 0, 0, 1, 0));
    }
    const top = 'M-96 4C-124 -44 -122 -120 -104 -142Q-84 -164 -56 -146Q-28 -126 0 -134Q28 -126 56 -146Q84 -164 104 -142C122 -120 124 -44 96 4C60 24 -60 24 -96 4Z';
    s.path(top, s.lin([tones.light, tones.mid, tones.shade]));
    s.path(top, s.lin([[tones.shade, 0, 0.9], [tones.shade, 0.26, 0], [tones.shade, 0.76, 0], [mix(tones.shade, sand[400], 0.5), 1, 0.9]], 0, 0, 1, 0));
    s.path('M-56 -146Q-28 -126 0 -134Q28 -126 56 -146C40 -104 22 -92 0 -96C-22 -92 -40 -104 -56 -146Z', mix(tones.shade, sand[400], 0.35), { opacity: 0.45, filter: s.blur(5) });
    s.oval(54, -84, 15, 36, '#ffffff', { opacity: 0.85, filter: s.blur(5), transform: 'rotate(-10 54 -84)' });
  });

/** A threaded implant below (x, y), `length` deep, with its post above. */
export const implant = (s, x, y, scale = 1, { length = 240, post = true } = {}) =>
  s.group({ transform: `translate(${x} ${y}) scale(${scale})` }, () => {
    const steel = s.lin([ink[700], mix(ink[500], seaglass[200], 0.55), seaglass[50], mix(ink[500], seaglass[200], 0.3), ink[700]], 0, 0, 1, 0);
    if (post) s.path('M-30 2L-24 -92Q0 -104 24 -92L30 2Z', s.lin([mix(ink[500], sand[200], 0.4), sand[50], mix(ink[500], sand[200], 0.5)], 0, 0, 1, 0));
    s.path(`M-46 0H46V22L34 ${length * 0.9}Q26 ${length} 0 ${length}Q-26 ${length} -34 ${length * 0.9}L-46 22Z`, steel);
    for (let i = 0; i < 10; i++) {
      const ty = 28 + (i * (length - 48)) / 10;
      const half = 54 - i * 1.5;
      s.path(`M${-half} ${n(ty + 5)}Q0 ${n(ty + 17)} ${half} ${n(ty - 5)}L${half} ${n(ty + 3)}Q0 ${n(ty + 26)} ${-half} ${n(ty + 13)}Z`, steel);
      s.path(`M${-half + 5} ${n(ty + 14)}Q0 ${n(ty + 27)} ${half - 5} ${n(ty + 5)}L${half - 9} ${n(ty + 8)}Q0 ${n(ty + 32)} ${-half + 9} ${n(ty + 17)}Z`, ink[900], { opacity: 0.35 });
    }
    s.rect(-48, -6, 96, 14, steel, 5);
  });

/** Bone as a calm honeycomb inside a clip. */
export const boneTexture = (s, x, y, w, h, clip, seed = 6) =>
  s.group({ 'clip-path': s.clip(clip) }, () => {
    const next = random(seed);
    for (let i = 0; i < (w * h) / 1500; i++) s.oval(x + next() * w, y + next() ** 0.8 * h, next(5, 17), next(4, 11), next() > 0.4 ? sand[200] : mix(sand[400], sand[300], 0.4), { opacity: n(next(0.3, 0.7)), transform: `rotate(${n(next(-40, 40))} ${n(x + w / 2)} ${n(y + h / 2)})` });
  });
