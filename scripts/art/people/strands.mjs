/** Hair is a filled lock and the strands that run along it, between guide lines. */
import { at, clip, mix, path, seeded, shape, smooth, soft, stroke } from '../smiles/draw.mjs';

/** A lock: `guides` run root to tip, from one edge of the lock to the other. */
export const lock = (guides, tone, { seed = 3, count = 70, width = 3.4, id, lightTo = 0.5 } = {}) => {
  const lines = guides.map((g) => smooth(g, false, 12));
  const outline = [...lines[0], ...lines.at(-1).toReversed()];
  const chance = seeded(seed);
  const along = (t, k) => {
    const place = Math.min(0.9999, Math.max(0, t)) * (lines.length - 1);
    const i = Math.floor(place);
    const [a, b] = [at(lines[i], k), at(lines[i + 1], k)];
    return [a[0] + (b[0] - a[0]) * (place - i), a[1] + (b[1] - a[1]) * (place - i)];
  };
  const strands = Array.from({ length: count }, () => {
    const t = chance();
    const [from, to] = [chance() * 0.35, 0.6 + chance() * 0.4];
    const drift = (chance() - 0.5) * 0.1;
    const line = Array.from({ length: 14 }, (_, i) => along(t + drift * (i / 13), from + ((to - from) * i) / 13));
    const bright = chance();
    const colour = bright > 0.55 ? mix(tone.base, tone.light, 0.3 + chance() * 0.7) : mix(tone.base, tone.dark, 0.4 + chance() * 0.6);
    return stroke(line, tone.streak && bright > 1 - tone.streak.share ? tone.streak.tone : colour, width * (0.5 + chance()), `opacity="${(0.28 + chance() * 0.4).toFixed(2)}"`);
  }).join('');
  const sheen = stroke(Array.from({ length: 20 }, (_, i) => along(lightTo, 0.12 + (i / 19) * 0.4)), tone.light, 26, `opacity=".4" ${soft(12)}`);
  return {
    outline, defs: clip(id, outline),
    body: shape(outline, tone.base, soft(1)) + `<g clip-path="url(#${id})">${stroke(path(outline), tone.dark, 34, `opacity=".5" ${soft(12)}`)}${sheen}${strands}</g>`,
  };
};

/** A short cut: strands grow from the hairline out to the silhouette, leaning by `lean`. */
export const cap = (inner, outer, tone, { seed = 5, count = 240, lean = 0.08, bend = 20, width = 3, id, length = 0.7 } = {}) => {
  const [a, b] = [smooth(inner, false, 10), smooth(outer, false, 10)];
  const outline = [...a, ...b.toReversed()];
  const chance = seeded(seed);
  const strands = Array.from({ length: count }, () => {
    const t = chance();
    const [from, to] = [at(a, t), at(b, Math.min(1, Math.max(0, t + lean + (chance() - 0.5) * 0.06)))];
    const start = chance() * (1 - length);
    const end = start + length * (0.6 + chance() * 0.4);
    const point = (k, off) => [from[0] + (to[0] - from[0]) * k + off, from[1] + (to[1] - from[1]) * k];
    const line = smooth([point(start, 0), point((start + end) / 2, bend * (chance() - 0.3)), point(end, 0)], false, 6);
    const light = 1 - t * 0.9;
    return stroke(line, chance() < 0.3 + light * 0.35 ? mix(tone.base, tone.light, 0.3 + chance() * 0.7) : mix(tone.base, tone.dark, chance()), width * (0.5 + chance()), `opacity="${(0.3 + chance() * 0.4).toFixed(2)}"`);
  }).join('');
  return {
    outline, defs: clip(id, outline),
    body: shape(outline, tone.base, soft(2)) + `<g clip-path="url(#${id})">${stroke(b, tone.dark, 60, `opacity=".5" ${soft(18)}`)}${stroke(b.slice(10, Math.round(b.length * 0.5)).map(([x, y]) => [x + 34, y + 40]), tone.light, 40, `opacity=".5" ${soft(18)}`)}${strands}</g>`,
  };
};

/** Close curls: many small arcs, lighter where the window is. */
export const curls = (inside, tone, { seed = 8, count = 900, size = 11, from, to }) => {
  const chance = seeded(seed);
  let out = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [from[0] + chance() * (to[0] - from[0]), from[1] + chance() * (to[1] - from[1])];
    if (!inside(x, y)) continue;
    const r = size * (0.5 + chance() * 0.7);
    const turn = chance() * 360;
    const light = Math.max(0, 1 - (x - from[0] + (y - from[1])) / (to[0] - from[0] + to[1] - from[1]) - 0.1);
    const colour = chance() < 0.25 + light * 0.6 ? mix(tone.base, tone.light, 0.25 + chance() * 0.75) : mix(tone.base, tone.dark, 0.5 + chance() * 0.5);
    out += `<path d="M${-r} 0a${r} ${r} 0 1 1 ${r * 1.6} ${r * 0.7}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})" fill="none" stroke="${colour}" stroke-width="${(2 + chance() * 2.4).toFixed(1)}" stroke-linecap="round" opacity="${(0.35 + chance() * 0.4).toFixed(2)}"/>`;
  }
  return out;
};
