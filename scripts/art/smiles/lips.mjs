/** Lips round an opening: four lines from corner to corner, filled, creased and lit. */
import { at, clip, ellipse, linear, mix, path, seeded, shape, smooth, soft, stroke } from './draw.mjs';

export const lipLines = (mouth) => Object.fromEntries(Object.entries(mouth).map(([name, points]) => [name, smooth(points, false, 14)]));
export const openingOf = ({ inTop, inBottom }) => [...inTop, ...inBottom.toReversed()];

/** Fine creases run from the inner line to the outer one, fanning a little. */
const creases = (inner, outer, tone, count, chance) =>
  Array.from({ length: count }, (_, i) => {
    const t = 0.04 + (0.92 * (i + chance() * 0.9)) / count;
    const [a, b] = [at(inner, t), at(outer, t + (t - 0.5) * 0.02)];
    const [s, e] = [0.02 + chance() * 0.3, 0.55 + chance() * 0.38];
    const bend = (chance() - 0.5) * 14;
    const point = (k, off = 0) => [a[0] + (b[0] - a[0]) * k + off, a[1] + (b[1] - a[1]) * k];
    const line = smooth([point(s), point((s + e) / 2, bend * 0.5), point(e, bend)]);
    return stroke(line, tone, 2.5 + chance() * 4, `opacity="${(0.08 + chance() * 0.2).toFixed(2)}" ${soft(3)}`);
  }).join('');

/** A line between two others, `k` of the way out, over part of the width. */
const between = (inner, outer, k, from = 0.1, to = 0.9) =>
  Array.from({ length: 40 }, (_, i) => {
    const t = from + ((to - from) * i) / 39;
    const [a, b] = [at(inner, t), at(outer, t)];
    return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];
  });

export const lips = (lines, tone, skin, id) => {
  const { inTop, inBottom, outTop, outBottom } = lines;
  const chance = seeded(71);
  const upper = [...outTop, ...inTop.toReversed()];
  const lower = [...inBottom, ...outBottom.toReversed()];
  const box = (line) => [Math.min(...line.map((p) => p[1])), Math.max(...line.map((p) => p[1]))];
  const [[u0, u1], [l0, l1]] = [box(upper), box(lower)];
  const defs =
    clip(`${id}u`, upper) + clip(`${id}l`, lower) +
    linear(`${id}ug`, [900, u0, 800, u1], [[0, tone.light], [0.35, tone.base], [1, tone.dark]]) +
    linear(`${id}lg`, [900, l0, 800, l1], [[0, tone.dark], [0.45, tone.base], [0.75, tone.light], [1, tone.base]]);
  const roll = stroke(outTop, tone.rim, 9, `opacity=".55" ${soft(5)}`);
  const upperLip = [
    shape(upper, `url(#${id}ug)`),
    stroke(between(inTop, outTop, 0.62, 0.12, 0.47), tone.light, 20, `opacity=".6" ${soft(8)}`),
    stroke(between(inTop, outTop, 0.62, 0.53, 0.88), tone.light, 24, `opacity=".8" ${soft(8)}`),
    creases(inTop, outTop, tone.crease, 80, chance),
    creases(inTop, outTop, tone.light, 50, chance),
    stroke(inTop, tone.deep, 16, `opacity=".55" ${soft(5)}`),
    stroke(between(inTop, outTop, 0.16, 0.2, 0.8), tone.gloss, 4, `opacity=".35" ${soft(2)}`),
    stroke(between(inTop, outTop, 0.6, 0.56, 0.74), tone.gloss, 7, `opacity=".4" ${soft(3)}`),
  ].join('');
  const lowerLip = [
    shape(lower, `url(#${id}lg)`),
    stroke(between(inBottom, outBottom, 0.52, 0.22, 0.8), tone.light, 34, `opacity=".75" ${soft(12)}`),
    creases(inBottom, outBottom, tone.crease, 100, chance),
    creases(inBottom, outBottom, tone.light, 70, chance),
    stroke(between(inBottom, outBottom, 0.4, 0.5, 0.72), tone.gloss, 17, `opacity=".6" ${soft(8)}`),
    stroke(between(inBottom, outBottom, 0.36, 0.54, 0.66), tone.gloss, 8, `opacity=".8" ${soft(3)}`),
    stroke(between(inBottom, outBottom, 0.4, 0.3, 0.42), tone.gloss, 8, `opacity=".35" ${soft(5)}`),
    stroke(inBottom, tone.gloss, 4, `opacity=".3" transform="translate(0 7)" ${soft(2)}`),
    stroke(inBottom, tone.deep, 12, `opacity=".6" ${soft(3)}`),
    stroke(outBottom, tone.dark, 16, `opacity=".5" ${soft(5)}`),
  ].join('');
  const corners = [inTop[0], inTop.at(-1)]
    .map(([x, y]) => ellipse(x, y, 26, 15, tone.deep, `opacity=".6" ${soft(8)}`)).join('');
  const tips = [outTop[0], outTop.at(-1)].map(([x, y], i) => ellipse(x, y, 24, 16, mix(skin.base, skin.dark, i === 0 ? 0.6 : 0.2), `opacity=".8" ${soft(8)}`)).join('');
  const feather = stroke(path([...outTop, ...outBottom.toReversed()]), mix(tone.base, tone.rim, 0.5), 7, `opacity=".5" ${soft(3)}`);
  return {
    defs,
    body: `${feather}<g clip-path="url(#${id}u)">${upperLip}</g><g clip-path="url(#${id}l)">${lowerLip}</g>${roll}${tips}${corners}`,
  };
};
