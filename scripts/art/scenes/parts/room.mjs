/** What rooms are made of: windows, curtains, floors, light, plants. */
import { curve, ink, mix, n, polygon, random, sand, seaglass } from './scene.mjs';

/** The frame over a view; `panes` wide, one transom at `transom` of the height. */
export const windowFrame = (s, { x, y, w, h, panes = 3, transom = 0.24, size = 14, light = mix(sand[100], seaglass[200], 0.4), shade = ink[600] }) => {
  const bar = (bx, by, bw, bh, across) => s.rect(bx, by, bw, bh, across ? s.lin([shade, light]) : s.lin([shade, light, shade], 0, 0, 1, 0), 2);
  for (let i = 1; i < panes; i++) bar(x + (w * i) / panes - size / 2, y, size, h, false);
  if (transom) bar(x, y + h * transom - size / 2, w, size * 0.8, true);
  bar(x - size, y - size, w + size * 2, size, true);
  bar(x - size, y, size, h, false);
  bar(x + w, y, size, h, false);
  s.rect(x - size * 2.6, y + h, w + size * 5.2, size * 1.5, s.lin([light, mix(light, shade, 0.6)]), 4);
  s.rect(x - size * 2.2, y + h + size * 1.5, w + size * 4.4, size * 1.6, s.lin([[ink[950], 0, 0.3], [ink[950], 1, 0]]));
};

/** A sheer curtain hanging from (x, y); the hem drifts with `phase`. `gather` below 1 pulls it together. */
export const curtain = (s, { x, y, w, h, folds = 9, phase = 0, drift = 14, light = sand[50], shade = seaglass[300], opacity = 0.62 }) => {
  const wave = (i, depth) => drift * depth ** 2 * (0.6 * Math.sin(2 * Math.PI * (phase - i * 0.09)) + 0.4 * Math.sin(2 * Math.PI * (2 * phase - i * 0.17)));
  const edge = (i) => [0, 0.35, 0.7, 1].map((t) => [x + (w * i) / folds + wave(i, t) + Math.sin(i * 2.1 + t * 2) * w * 0.012 * t, y + h * t + (t === 1 ? Math.sin(i * 1.7) * 4 : 0)]);
  for (let i = 0; i < folds; i++) {
    const [left, right] = [edge(i), edge(i + 1).reverse()];
    s.path(`${curve(left)}L${curve(right).slice(1)}Z`, s.lin([[shade, 0, opacity * 0.75], [light, 0.42, opacity], [mix(light, shade, 0.3), 0.6, opacity * 0.8], [shade, 1, opacity * 0.7]], 0, 0, 1, 0));
  }
};

export const planks = (s, y, { vanish = [s.width * 0.6, y - s.height * 0.4], near = sand[300], far = sand[200], line = ink[800], opacity = 0.16, rows = 22 } = {}) => {
  const { width, height } = s;
  s.rect(0, y, width, height - y, s.lin([far, near]));
  for (let i = -rows; i <= rows; i++) {
    const bottom = vanish[0] + (i * width) / (rows * 0.55);
    const t = (y - vanish[1]) / (height - vanish[1]);
    s.line(`M${n(vanish[0] + (bottom - vanish[0]) * t)} ${y}L${n(bottom)} ${height}`, line, 1.6, { opacity });
  }
};

/** Window light lying on the floor: one slanted field for each pane. */
export const floorLight = (s, { x, w, y, length, lean, panes = 3, gap = 16, spread = 1.25, color = sand[50], opacity = 0.4, soft = 6, shift = 0 }) => {
  const pane = w / panes;
  s.group({ filter: s.blur(soft), opacity: n(opacity) }, () => {
    for (let i = 0; i < panes; i++) {
      const [a, b] = [x + i * pane + gap / 2 + shift, x + (i + 1) * pane - gap / 2 + shift];
      const far = (v) => x + w / 2 + (v - x - w / 2) * spread - lean;
      const mid = (p, q, t) => p + (q - p) * t;
      for (const [from, to, strength] of [[0.04, 0.7, 1], [0.74, 1, 0.75]]) {
        s.path(
          polygon([[mid(a, far(a), from), y + length * from], [mid(b, far(b), from), y + length * from], [mid(b, far(b), to), y + length * to], [mid(a, far(a), to), y + length * to]]),
          s.linAt([[color, 0, 0.95], [color, 1, 0.25]], 0, y, 0, y + length),
          { opacity: strength },
        );
      }
    }
  });
};

/** Beams in the air, from a window's edge down to the lower left. */
export const beams = (s, { x, y, w, h, lean, count = 3, opacity = 0.16, color = sand[50], soft = 16 }) => {
  s.group({ filter: s.blur(soft), style: 'mix-blend-mode:screen' }, () => {
    for (let i = 0; i < count; i++) {
      const [a, b] = [x + (w * i) / count, x + (w * (i + 0.72)) / count];
      s.path(polygon([[a, y], [b, y], [b - lean, y + h], [a - lean * 1.08, y + h]]), s.linAt([[color, 0, opacity], [color, 0.55, opacity * 0.55], [color, 1, 0]], 0, y, -lean * 0.2, y + h));
    }
  });
};

/** One long leaf along a bent spine, light and shade half. */
export const leaf = (s, x, y, angle, length, width, [light, shade], bend = 0.25) => {
  const point = (t, side) => {
    const a = angle + bend * t * 1.6;
    const across = Math.sin(Math.PI * t ** 0.8) * width * 0.5 * side;
    return [x + Math.cos(a) * length * t - Math.sin(a) * across, y + Math.sin(a) * length * t + Math.cos(a) * across];
  };
  const steps = [0, 0.15, 0.35, 0.6, 0.82, 1];
  const half = (side) => `${curve(steps.map((t) => point(t, side)))}L${curve([...steps].reverse().map((t) => point(t, 0))).slice(1)}Z`;
  s.path(half(-1), s.lin([light, mix(light, shade, 0.5)]));
  s.path(half(1), s.lin([mix(light, shade, 0.55), shade]));
};

export const plant = (s, x, y, size, { leaves = 11, seed = 2, tones = [seaglass[400], ink[700]], pot = [sand[100], sand[300]], reach = 1 } = {}) => {
  const next = random(seed);
  if (pot) s.shadow(x - size * 0.06, y, size * 0.26, size * 0.035, 0.35, size * 0.02);
  const order = Array.from({ length: leaves }, (_, i) => i).sort((a, b) => Math.abs(b - leaves / 2 + 0.5) - Math.abs(a - leaves / 2 + 0.5));
  for (const i of order) {
    const fan = (i / (leaves - 1) - 0.5) * 2;
    const angle = -Math.PI / 2 + fan * 1.15 * reach + next(-0.1, 0.1);
    const stem = size * next(0.2, 0.48) * (1 - 0.2 * Math.abs(fan));
    const [bx, by] = [x + fan * size * 0.05, y - size * 0.28];
    const [ex, ey] = [bx + Math.cos(angle) * stem, by + Math.sin(angle) * stem];
    s.line(`M${n(bx)} ${n(by + size * 0.06)}Q${n(bx + (ex - bx) * 0.2)} ${n(ey + (by - ey) * 0.3)} ${n(ex)} ${n(ey)}`, tones[1], size * 0.012);
    const tone = next(0, 0.35);
    leaf(s, ex, ey, angle + fan * 0.15, size * next(0.32, 0.48), size * next(0.1, 0.14), [mix(tones[0], tones[1], tone), mix(tones[1], tones[0], tone * 0.4)], fan * 0.5);
  }
  if (!pot) return;
  const [top, foot, lift] = [size * 0.19, size * 0.14, size * 0.34];
  s.path(`M${n(x - top)} ${n(y - lift)}H${n(x + top)}L${n(x + foot)} ${n(y - size * 0.02)}Q${n(x)} ${n(y + size * 0.015)} ${n(x - foot)} ${n(y - size * 0.02)}Z`, s.lin([mix(pot[0], pot[1], 0.75), pot[0], pot[1]], 0, 0, 1, 0));
  s.rect(x - top * 1.06, y - lift - size * 0.02, top * 2.12, size * 0.05, s.lin([mix(pot[0], pot[1], 0.6), pot[0], pot[1]], 0, 0, 1, 0), size * 0.012);
};

/** A framed wave, the practice's own wall picture. */
export const wallPicture = (s, x, y, w, h, { frame = sand[300], ground = sand[50] } = {}) => {
  s.rect(x - w * 0.05, y + h * 0.04, w, h, ink[950], 3, { opacity: 0.18, filter: s.blur(n(w * 0.05)) });
  s.rect(x, y, w, h, frame, 3);
  s.rect(x + w * 0.04, y + w * 0.04, w * 0.92, h - w * 0.08, ground, 2);
  const [l, r, b] = [x + w * 0.14, x + w * 0.86, y + h - w * 0.16];
  s.oval(x + w * 0.62, y + h * 0.36, w * 0.1, w * 0.1, mix('#f7a890', sand[100], 0.25));
  for (const [i, tone] of [seaglass[200], seaglass[400], ink[600]].entries()) {
    const wy = y + h * (0.48 + i * 0.11);
    s.path(`M${n(l)} ${n(wy)}C${n(l + w * 0.2)} ${n(wy + h * 0.1)} ${n(r - w * 0.3)} ${n(wy + h * 0.1)} ${n(r)} ${n(wy - h * 0.02)}V${n(b)}H${n(l)}Z`, tone);
  }
};
