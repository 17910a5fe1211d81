/** What brings people to a dentist, painted on the enamel: stains, cracks, old fillings, broken corners. */
import { ellipse, mix, shape, smooth, soft, stroke } from './draw.mjs';

const line = (place, points) => smooth(points.map(([u, v]) => place(u, v)), false, 6);
const area = (place, points) => smooth(points.map(([u, v]) => place(u, v)), true, 6);

/** Years of coffee: brown at the neck and between the teeth, a faint band across. */
export const stains = (amount, tone = '#7a4a22') => ({ place, w, h }) => [
  stroke(line(place, [[-0.46, 0.3], [-0.49, 0.55], [-0.48, 0.85]]), tone, w * 0.09, `opacity="${0.6 * amount}" ${soft(5)}`),
  stroke(line(place, [[0.46, 0.25], [0.49, 0.5], [0.47, 0.82]]), tone, w * 0.1, `opacity="${0.6 * amount}" ${soft(5)}`),
  stroke(line(place, [[-0.34, 0.13], [0.03, 0.03], [0.36, 0.14]]), tone, h * 0.07, `opacity="${0.5 * amount}" ${soft(5)}`),
  stroke(line(place, [[-0.4, 0.44], [0, 0.4], [0.4, 0.45]]), tone, h * 0.09, `opacity="${0.2 * amount}" ${soft(8)}`),
].join('');

export const crack = (points, strength = 0.6) => ({ place }) =>
  stroke(line(place, points), '#5b3a24', 2.4, `opacity="${strength}" ${soft(1)}`) +
  stroke(line(place, points.map(([u, v]) => [u + 0.012, v])), '#fff3dc', 1.6, `opacity="${strength * 0.6}" ${soft(1)}`);

export const chalk = (u, v, rx, ry) => ({ place, w, h }) => ellipse(...place(u, v), w * rx, h * ry, '#fdf6e4', `opacity=".6" ${soft(3)}`);

/** An old tooth-coloured patch that no longer matches. */
export const patch = (points, tone) => ({ place }) =>
  shape(area(place, points), tone, `opacity=".85" ${soft(2)}`) + stroke(area(place, points), mix(tone, '#4a2c18', 0.6), 2, `opacity=".45" ${soft(1)}`);

/** Dark metal: a dull body, a worn sheen, a stained seam where it meets the tooth, and the grey it throws round itself. */
export const metal = (points) => ({ place, w }) => {
  const body = area(place, points);
  const [cx, cy] = body.reduce(([a, b], [x, y]) => [a + x / body.length, b + y / body.length], [0, 0]);
  return [
    stroke(body, '#4d4f55', w * 0.22, `opacity=".5" ${soft(8)}`),
    shape(body, '#5a5c61'),
    shape(body, '#2b2c31', `opacity=".7" transform="translate(-3 5)" ${soft(3)}`),
    ellipse(cx + w * 0.03, cy - w * 0.05, w * 0.13, w * 0.035, '#a3a6aa', `opacity=".6" transform="rotate(-14 ${cx} ${cy})" ${soft(3)}`),
    ellipse(cx - w * 0.06, cy + w * 0.1, w * 0.05, w * 0.02, '#8b8e92', `opacity=".5" ${soft(2)}`),
    stroke(body, '#3a2415', 3.2, `opacity=".75" ${soft(1)}`),
  ].join('');
};

/** The raw face of a break: yellow dentine with a rim of white enamel. */
export const dentine = (points) => ({ place, w }) => {
  const face = area(place, points);
  return shape(face, '#c79a5b', '') + shape(face, '#8c5d31', `opacity=".55" transform="translate(-2 4)" ${soft(5)}`) + ellipse(...place(-0.25, 0.76), w * 0.1, w * 0.05, '#e2bd82', `opacity=".7" ${soft(3)}`) + stroke(face, '#efdcb6', w * 0.03, `opacity=".7" ${soft(2)}`) + stroke(face, '#6d4526', 2.4, `opacity=".45" ${soft(2)}`);
};

export const all = (...flaws) => (layers) => flaws.map((flaw) => flaw(layers)).join('');
