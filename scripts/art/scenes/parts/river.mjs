/** The St. Johns at morning: sky, far banks, the cable-stayed bridge, water with light on it. */
import { coral, curve, ink, mix, n, polygon, random, sand, seaglass } from './scene.mjs';

const bank = (s, x, w, y, lift, color, seed, taper = true) => {
  const next = random(seed);
  const steps = 26;
  const points = Array.from({ length: steps + 1 }, (_, i) => [x + (w * i) / steps, y - lift * (taper ? Math.sin((Math.PI * i) / steps) ** 0.5 : 1) * (0.35 + 0.65 * Math.abs(Math.sin(i * 0.55 + seed))) * next(0.6, 1)]);
  s.path(`${curve(points)}L${x + w} ${y + 3}L${x} ${y + 3}Z`, color);
};

const bridge = (s, x, y, span, color) => {
  const tower = span * 0.3;
  s.line(`M${x - span * 0.8} ${y - tower * 0.2}Q${x + span * 0.25} ${y - tower * 0.42} ${x + span * 1.3} ${y - tower * 0.2}`, color, span * 0.012);
  for (const px of [x, x + span * 0.5]) {
    s.line(`M${px} ${y}L${px} ${y - tower}`, color, span * 0.014);
    for (let i = 1; i <= 6; i++) {
      for (const side of [-1, 1]) {
        const reach = (span * 0.24 * i) / 6;
        s.line(`M${px} ${n(y - tower * (0.55 + i * 0.07))}L${n(px + side * reach)} ${n(y - tower * 0.34)}`, color, span * 0.003, { opacity: 0.8 });
      }
    }
  }
  for (let i = -3; i < 7; i++) s.line(`M${n(x + i * span * 0.2)} ${y}V${n(y - tower * 0.28)}`, color, span * 0.006);
};

/** Light on the water, drawn apart from the still picture so that it can move; `phase` runs from 0 to 1 and closes. */
export const glints = (s, { x, y, w, h, sun, horizon = 0.52, phase = 0, count = 150 }) => {
  const next = random(77);
  const water = y + h * horizon;
  for (let i = 0; i < count; i++) {
    const depth = next() ** 1.5;
    const [spread, offset, speed, size] = [next(-1, 1) * next(0.2, 1), next(), Math.ceil(next(1, 4)), next(0.4, 1)];
    const shimmer = 0.5 + 0.5 * Math.sin(2 * Math.PI * (phase * speed + offset));
    const gx = x + w * sun + spread * w * (0.02 + 0.13 * depth) + Math.sin(2 * Math.PI * (phase + offset)) * 3;
    const gy = water + 3 + depth * h * (1 - horizon) * 0.95;
    s.oval(gx, gy, w * 0.012 * (0.4 + depth) * size, 0.6 + 2 * depth * size, sand[50], { opacity: n(0.1 + 0.75 * shimmer * (1 - 0.3 * depth)) });
  }
};

export const riverView = (s, { x, y, w, h, sun = 0.62, horizon = 0.52, withBridge = true, glint = true, marsh = true }) => {
  const water = y + h * horizon;
  const [sx, sy] = [x + w * sun, water - h * 0.12];
  s.group({ 'clip-path': s.clip(`M${x} ${y}h${w}v${h}h${-w}Z`) }, () => {
    s.rect(x, y, w, h * horizon + 2, s.lin([[seaglass[300], 0], [seaglass[200], 0.35], [sand[100], 0.68], [mix(coral[100], coral[300], 0.15), 0.86], [mix(coral[300], sand[100], 0.3), 1]]));
    s.oval(sx, sy, h * 0.5, h * 0.5, s.rad([[sand[50], 0, 0.7], [mix(sand[50], coral[100], 0.5), 0.25, 0.45], [coral[100], 0.6, 0.25], [coral[100], 1, 0]]));
    for (const [cx, cy, cw] of [[0.2, 0.2, 0.3], [0.48, 0.11, 0.24], [0.86, 0.26, 0.26], [0.1, 0.36, 0.2]]) {
      s.oval(x + w * cx, y + h * cy, w * cw, h * 0.014, sand[50], { opacity: 0.5, filter: s.blur(n(h * 0.012)) });
    }
    s.oval(sx, sy, h * 0.05, h * 0.05, s.lin([sand[50], mix(sand[50], '#fff3d6', 0.7)]));
    bank(s, x, w, water, h * 0.075, mix(seaglass[300], coral[100], 0.35), 3, false);
    if (withBridge) bridge(s, x + w * 0.17, water, w * 0.22, mix(seaglass[400], ink[500], 0.3));
    bank(s, x - w * 0.2, w * 0.85, water, h * 0.055, mix(seaglass[400], ink[500], 0.3), 8);
    bank(s, x + w * 0.72, w * 0.5, water, h * 0.07, mix(seaglass[400], ink[500], 0.45), 12);
    s.rect(x, water, w, h * (1 - horizon), s.lin([[mix(coral[300], seaglass[200], 0.55), 0], [mix(seaglass[300], coral[100], 0.2), 0.25], [seaglass[400], 0.6], [ink[500], 1]]));
    s.path(polygon([[sx - w * 0.015, water], [sx + w * 0.015, water], [sx + w * 0.17, y + h], [sx - w * 0.17, y + h]]), s.lin([[sand[50], 0, 0.85], [sand[50], 1, 0.2]]), { filter: s.blur(n(w * 0.014)) });
    const next = random(21);
    for (let i = 0; i < 70; i++) {
      const depth = next() ** 1.4;
      const gy = water + 4 + depth * h * (1 - horizon);
      s.oval(x + next() * w, gy, w * (0.015 + 0.06 * depth) * next(0.4, 1), 0.6 + depth * 1.6, next() > 0.45 ? seaglass[100] : ink[600], { opacity: n(next(0.12, 0.34)) });
    }
    s.rect(x, water - h * 0.02, w, h * 0.045, sand[50], 0, { opacity: 0.28, filter: s.blur(n(h * 0.014)) });
    if (glint) glints(s, { x, y, w, h, sun, horizon });
    if (marsh) grass(s, x, y + h, w, h * 0.24);
  });
};

export const grass = (s, x, y, w, lift, color = ink[700]) => {
  const next = random(5);
  for (let i = 0; i < 130; i++) {
    const place = next();
    const edge = Math.abs(place - 0.5) * 2;
    const tall = lift * (0.18 + 0.82 * edge ** 2) * next(0.5, 1);
    const [gx, lean] = [x + place * w, next(-0.35, 0.35) * tall];
    s.path(`M${n(gx - 2)} ${y}Q${n(gx + lean * 0.2)} ${n(y - tall * 0.6)} ${n(gx + lean)} ${n(y - tall)}Q${n(gx + lean * 0.2 + 3)} ${n(y - tall * 0.5)} ${n(gx + 3)} ${y}Z`, mix(color, seaglass[400], next(0, 0.5)), { opacity: 0.9 });
  }
};

/** A great blue heron in slow flight, facing left; `beat` −1…1 is the height of the wing. */
export const heron = (s, x, y, size, beat, color = ink[800]) => {
  const u = (px, py) => `${n(x + px * size)} ${n(y + py * size)}`;
  const tip = -0.55 * beat;
  s.path(`M${u(-0.62, -0.03)}L${u(-0.4, -0.09)}Q${u(-0.34, -0.13)} ${u(-0.28, -0.06)}Q${u(-0.24, 0.02)} ${u(-0.14, -0.04)}Q${u(0.02, -0.12)} ${u(0.3, 0)}L${u(0.78, 0.04)}L${u(0.78, 0.055)}L${u(0.3, 0.06)}Q${u(0.02, 0.12)} ${u(-0.16, 0.05)}Q${u(-0.3, 0.05)} ${u(-0.33, -0.03)}L${u(-0.4, -0.04)}Z`, color);
  s.path(`M${u(-0.14, -0.02)}Q${u(-0.1, tip * 0.9)} ${u(0.2, tip)}Q${u(0.5, tip * 1.15)} ${u(0.62, tip * 0.72)}Q${u(0.4, tip * 0.45)} ${u(0.22, 0.02)}Z`, color);
  s.path(`M${u(-0.1, 0)}Q${u(0.02, tip * 0.7)} ${u(0.34, tip * 0.8)}Q${u(0.46, tip * 0.5)} ${u(0.2, 0.03)}Z`, mix(color, seaglass[400], 0.35));
};
