/** The face round the mouth: skin, the folds a smile makes, the foot of the nose, window light, grain. */
import { at, clip, ellipse, linear, mix, radial, seeded, shape, smooth, soft, stroke } from './draw.mjs';

const freckles = (tone, count, seed) => {
  const chance = seeded(seed);
  return Array.from({ length: count }, () => {
    const [x, y, r] = [chance() * 1600, chance() ** 1.4 * 520, 1.6 + chance() ** 2 * 3.6];
    return ellipse(x, y, r * 1.15, r, tone, `opacity="${(0.08 + chance() * 0.22).toFixed(2)}" ${soft(1)}`);
  }).join('');
};

/** A day's growth, thickest near the lips and thinning away from them. */
const stubble = (tone, lines, right) => {
  const chance = seeded(40);
  const bell = () => (chance() + chance() + chance()) / 3;
  const hair = (line, from, reach, way) => {
    const [x0, y0] = at(line, chance());
    const far = Math.abs(bell() - 0.5) * 2;
    const [x, y] = [x0 + (chance() - 0.5) * 60, y0 + way * (from + far * reach + chance() * 20)];
    if (x > right) return '';
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${((chance() - 0.5) * 3).toFixed(1)} ${(2 + chance() * 4).toFixed(1)}`;
  };
  const upper = Array.from({ length: 1500 }, () => hair(lines.outTop, 16, 130, -1)).join('');
  const lower = Array.from({ length: 3400 }, () => hair(lines.outBottom, 24, 420, 1)).join('');
  return `<path d="${upper}${lower}" stroke="${tone}" fill="none" stroke-width="1.5" stroke-linecap="round" opacity=".3"/>`;
};

export const skin = (scene, lines) => {
  const s = scene.skin;
  const { face } = scene;
  const [left, right] = [lines.inTop[0], lines.inTop.at(-1)];
  const mid = face.mid;
  const bow = lines.outTop[Math.round(lines.outTop.length * face.bow)];
  const chinY = Math.max(...lines.outBottom.map((p) => p[1]));
  const defs =
    linear('skin', [1500, 0, 200, 1067], [[0, s.light], [0.45, s.base], [1, s.dark]]) +
    radial('glow', [1240, 190, 760], [[0, s.light, 0.85], [1, s.light, 0]]);
  const fold = (points, side) =>
    stroke(smooth(points), s.dark, 46, `opacity=".5" ${soft(28)}`) +
    stroke(smooth(points), s.deep, 9, `opacity=".3" ${soft(8)}`) +
    stroke(smooth(points.map(([x, y]) => [x + side * 44, y - 8])), s.light, 46, `opacity=".45" ${soft(28)}`);
  const body = [
    '<rect width="1600" height="1067" fill="url(#skin)"/><rect width="1600" height="1067" fill="url(#glow)"/>',
    face.folds.map((points, i) => fold(points, i === 0 ? -1 : 1)).join(''),
    // The groove from the nose to the bow, between two soft ridges.
    stroke(smooth([[mid, face.nose + 66], [mid, (face.nose + bow[1]) / 2 + 30], [bow[0], bow[1] + 2]]), s.dark, 40, `opacity=".4" ${soft(18)}`),
    stroke(smooth([[mid + 44, face.nose + 60], [bow[0] + 62, bow[1] - 26]]), s.light, 26, `opacity=".75" ${soft(12)}`),
    stroke(smooth([[mid - 44, face.nose + 60], [bow[0] - 62, bow[1] - 26]]), s.light, 20, `opacity=".4" ${soft(12)}`),
    // Light catches the edge over the upper lip; shade gathers under the lower.
    stroke(lines.outTop.map(([x, y]) => [x, y - 15]), s.light, 16, `opacity=".65" ${soft(8)}`),
    stroke(lines.outBottom.slice(14, -14).map(([x, y]) => [x - 4, y + 34]), s.deep, 52, `opacity=".42" ${soft(28)}`),
    ellipse(lines.outBottom[Math.round(lines.outBottom.length / 2)][0], chinY + 62, 210, 34, s.deep, `opacity=".4" ${soft(28)}`),
    ellipse(mid + 90, chinY + 215, 300, 110, s.light, `opacity=".6" ${soft(45)}`),
    [left, right].map(([x, y], i) => ellipse(x + (i === 0 ? -26 : 26), y + 4, 34, 56, s.deep, `opacity=".45" ${soft(18)}`)).join(''),
    [left, right].map(([x, y], i) => ellipse(x + (i === 0 ? -130 : 120), y - 20, 60, 130, s.light, `opacity="${i === 0 ? 0.22 : 0.45}" ${soft(45)}`)).join(''),
    nose(face, s),
    scene.stubble ? stubble(s.hair, lines, 1500) : '',
    face.edge ? beyond(face.edge, s) : '',
    scene.freckles ? freckles(s.freckle, scene.freckles, 12) : '',
  ].join('');
  return { defs, body };
};

const nose = ({ mid, nose: y, noseWidth: w, turned }, s) => {
  const base = smooth([[mid - w, -40], [mid - w - 10, y - 30], [mid - w * 0.8, y + 8], [mid - w * 0.42, y + 6], [mid - w * 0.16, y + 34], [mid, y + 42], [mid + w * 0.16, y + 34], [mid + w * 0.42, y + 6], [mid + w * 0.8, y + 8], [mid + w + 10, y - 30], [mid + w, -40]]);
  const nostril = (k) => {
    const x = mid + k * w * (turned && k > 0 ? 0.36 : 0.47);
    const [wide, tall] = turned ? (k > 0 ? [0.12, 0.8] : [0.24, 1]) : [0.2, 1];
    return shape(smooth([[x - w * wide, y - 4], [x, y - 20 * tall], [x + w * wide, y - 2], [x + w * wide * 0.25, y + 9], [x - w * wide * 0.5, y + 8]], true), mix(s.deep, '#1a0807', 0.6), `opacity=".8" ${soft(5)}`);
  };
  return [
    stroke(base, s.deep, 40, `opacity=".42" transform="translate(-10 22)" ${soft(18)}`),
    shape(base, mix(s.base, s.light, 0.25), soft(5)),
    ellipse(mid + 10, y - 8, w * 0.8, 30, s.dark, `opacity=".75" ${soft(12)}`),
    ellipse(mid + w * 0.86, y - 46, 24, 36, s.light, `opacity=".6" ${soft(12)}`),
    nostril(-1), nostril(1),
    ellipse(mid + 6, y + 14, w * 0.14, 16, s.light, `opacity=".45" ${soft(8)}`),
  ].join('');
};

/** Long light from the window, the corners falling away, a little grain over all. */
/** Past the far cheek: the room, out of focus, and the cheek turning away from us. */
const beyond = (edge, s) => {
  const line = smooth(edge);
  const far = [...line, [1700, 1100], [1700, -20]];
  return [
    stroke(line.map(([x, y]) => [x - 26, y]), s.deep, 70, `opacity=".5" ${soft(28)}`),
    stroke(line.map(([x, y]) => [x - 9, y]), s.light, 12, `opacity=".7" ${soft(5)}`),
    clip('room', far), shape(far, '#b5d8cf', soft(2)), '<g clip-path="url(#room)">',
    shape([[1560, -20], [1700, -20], [1700, 420], [1500, 520]], '#f1f8f6', `opacity=".8" ${soft(45)}`),
    shape([[1330, 1100], [1540, 700], [1700, 640], [1700, 1100]], '#6fb5aa', `opacity=".6" ${soft(45)}`), '</g>',
  ].join('');
};

export const light = (scene) => ({
  defs:
    radial('vig', [scene.face.mid, 520, 1020], [[0.5, '#2a1410', 0], [1, '#2a1410', 0.42]]) +
    '<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  .9 .9 0 0 -.66"/></filter>' +
    '<filter id="pores" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".12" numOctaves="3" seed="9"/><feColorMatrix values="0 0 0 0 .3  0 0 0 0 .12  0 0 0 0 .08  1 0 0 0 -.42"/></filter>',
  body: [
    scene.shafts.map((d) => `<path d="${d}" fill="#fff6e2" opacity=".17" style="mix-blend-mode:soft-light" ${soft(18)}/>`).join(''),
    '<rect width="1600" height="1067" fill="url(#vig)"/>',
    '<rect width="1600" height="1067" filter="url(#grain)" opacity=".1"/>',
  ].join(''),
});

export const pores = '<rect width="1600" height="1067" filter="url(#pores)" opacity=".16"/>';
