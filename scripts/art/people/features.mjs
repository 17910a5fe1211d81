/** Eyes, brows, nose and mouth. Light comes from the upper left. */
import { at as along, clip, ellipse, linear, mix, path, radial, seeded, shape, smooth, soft, stroke } from '../smiles/draw.mjs';
import { CENTRE } from './head.mjs';

/** One eye; `side` is -1 on the left of the picture. `open` raises the lid, `wide` stretches it. */
const eye = (p, side) => {
  const e = { lift: 3, ...p.eyes, open: (p.eyes?.open ?? 1) * 1.16, wide: (p.eyes?.wide ?? 1) * 1.05 };
  const far = Math.sign(p.turn) === side ? 1 - Math.abs(p.turn) * 0.006 : 1;
  const [x0, y0] = [CENTRE + p.turn * 0.9 + side * 83 * (p.face.wide ?? 1), 482];
  const at = (u, v) => [x0 + side * u * e.wide * far, y0 + v];
  const top = smooth([at(-41, 7), at(-26, -8 * e.open), at(-4, -16 * e.open), at(20, -13 * e.open), at(42, -e.lift)]);
  const bottom = smooth([at(42, -e.lift), at(22, 9), at(0, 13), at(-22, 12), at(-41, 7)]);
  const whole = [...top, ...bottom];
  const id = side < 0 ? 'eyeL' : 'eyeR';
  const [ix, iy] = [x0 + p.turn * 0.12, y0 - 2];
  const s = p.skin;
  const lash = [...top, ...smooth([at(46, -e.lift - 3), at(22, -18 * e.open - 2), at(-4, -20 * e.open), at(-28, -10 * e.open), at(-43, 7)])];
  const defs = clip(id, whole) + radial(`${id}i`, [ix, iy + 5, 22], [[0, p.iris.light], [0.55, p.iris.base], [1, p.iris.dark]]);
  const ball = [
    shape(whole, '#f2e9df'),
    ellipse(...at(-34, 6), 9, 8, '#d98f7d', `opacity=".6" ${soft(3)}`),
    ellipse(ix, iy, 21.5, 22, `url(#${id}i)`), `<circle cx="${ix}" cy="${iy}" r="21.5" fill="none" stroke="${p.iris.dark}" stroke-width="3" opacity=".7"/>`,
    ellipse(ix, iy, 9, 9.5, '#140d0b'),
    stroke(top, '#3a221c', 15, `opacity=".5" ${soft(3)}`),
    ellipse(ix - 7, iy - 7, 5, 5.4, '#fdfbf6'), ellipse(ix + 8, iy + 8, 3, 2.4, '#fdfbf6', 'opacity=".45"'),
  ].join('');
  const crease = smooth([at(-36, -8 * e.open - 3), at(-18, -21 * e.open - 3), at(4, -27 * e.open - 2), at(28, -21 * e.open - 2), at(46, -e.lift - 10)]);
  const under = smooth([at(-36, 18), at(-10, 26), at(16, 23), at(40, 10)]);
  const lines = (p.age ?? 0) > 0.3 ? [[52, -2, 74, -10], [53, 4, 76, 6], [50, 10, 70, 20]].map(([a, b, c, d]) => stroke([at(a, b), at(c, d)], s.deep, 3, `opacity="${0.42 * p.age}" ${soft(2)}`)).join('') : '';
  return {
    defs,
    body: [
      stroke(smooth([at(-30, -16), at(2, -24 * e.open), at(36, -16)]), s.light, 12, `opacity=".38" ${soft(5)}`),
      `<g clip-path="url(#${id})">${ball}</g>`,
      shape(lash, p.lash ?? '#2b1a15', `opacity=".92" ${soft(1)}`),
      p.lashes ? stroke(smooth([at(36, -e.lift - 5), at(44, -e.lift - 6), at(49, -e.lift - 10)]), p.lash ?? '#2b1a15', 4, soft(1)) : '',
      stroke(crease, s.deep, 3.4, `opacity=".5" ${soft(2)}`),
      stroke(bottom, s.deep, 2.6, `opacity=".42" ${soft(1)}`),
      stroke(bottom.slice(4, -4).map(([x, y]) => [x, y + 3]), s.light, 3, `opacity=".35" ${soft(2)}`),
      stroke(under, s.deep, 5, `opacity="${0.16 + (p.age ?? 0) * 0.26}" ${soft(5)}`),
      stroke(under.map(([x, y]) => [x, y + 9]), s.light, 9, `opacity=".35" ${soft(5)}`),
      lines,
    ].join(''),
  };
};

const brow = (p, side) => {
  const b = { y: 432, arch: 12, thick: 13, tone: p.hair.dark, ...p.brow };
  const x0 = CENTRE + p.turn * 0.9 + side * 83 * (p.face.wide ?? 1);
  const at = (u, v) => [x0 + side * u, b.y + v];
  const top = smooth([at(-45, -4), at(-20, -b.arch * 0.85), at(14, -b.arch * 1.25), at(40, -b.arch * 0.45), at(58, 7)]);
  const low = smooth([at(58, 10), at(36, b.thick * 0.55 - b.arch * 0.2), at(12, b.thick - b.arch * 1.1), at(-20, b.thick * 1.1 - b.arch * 0.8), at(-43, b.thick * 0.9 - 5)]);
  const chance = seeded(9 + side);
  const under = low.toReversed();
  const hairs = Array.from({ length: 44 }, (_, i) => {
    const t = (i / 44) * 0.9;
    const k = chance();
    const on = (share) => { const [p1, p2] = [along(top, share), along(under, share)]; return [p1[0] + (p2[0] - p1[0]) * k, p1[1] + (p2[1] - p1[1]) * k]; };
    const [root, tip] = [on(t), on(t + 0.12)];
    return stroke([root, [tip[0], tip[1] - 3 * (1 - t)]], b.tone, 2, 'opacity=".5"');
  }).join('');
  return shape([...top, ...low], b.tone, `opacity=".7" ${soft(2)}`) + hairs;
};

const nose = (p) => {
  const n = { wide: 1, long: 0, ...p.nose };
  const s = p.skin;
  const x = CENTRE + p.turn * 1.25;
  const root = CENTRE + p.turn * 0.95;
  const y = 590 + n.long;
  const w = 42 * n.wide;
  const wing = (k) => stroke(smooth([[x + k * w * 0.78, y - 26], [x + k * w * 1.04, y - 10], [x + k * w * 0.98, y + 4], [x + k * w * 0.62, y + 9]]), s.deep, 4, `opacity="${k > 0 ? 0.5 : 0.38}" ${soft(2)}`);
  const nostril = (k) => shape(smooth([[x + k * w * 0.24, y + 6], [x + k * w * 0.44, y - 1], [x + k * w * 0.7, y + 5], [x + k * w * 0.48, y + 9]], true), mix(s.deep, '#1a0a08', 0.5), `opacity=".8" ${soft(1)}`);
  return [
    stroke(smooth([[root + 26, 448], [root + 19, 500], [x + 24, 552], [x + w * 0.9, y - 14]]), s.dark, 22, `opacity=".75" ${soft(8)}`),
    stroke(smooth([[root + 30, 440], [root + 22, 470], [root + 18, 505]]), s.deep, 10, `opacity=".28" ${soft(5)}`),
    stroke(smooth([[root - 28, 446], [root - 20, 480]]), s.dark, 12, `opacity=".4" ${soft(5)}`),
    stroke(smooth([[root - 5, 452], [x - 8, 520], [x - 8, 566]]), s.light, 17, `opacity=".75" ${soft(5)}`),
    ellipse(x + 8, y + 1, w * 0.98, 15, s.dark, `opacity=".75" ${soft(5)}`),
    ellipse(x, y - 14, w * 0.62, 21, mix(s.base, s.light, 0.2), `opacity=".7" ${soft(5)}`),
    ellipse(x - w * 0.72, y - 8, w * 0.24, 11, s.light, `opacity=".5" ${soft(3)}`),
    ellipse(x - 8, y - 22, 11, 8, s.light, `opacity=".9" ${soft(3)}`),
    ellipse(x - 9, y - 24, 4.5, 3.4, '#fff8ee', `opacity=".55" ${soft(2)}`),
    wing(-1), wing(1), nostril(-1), nostril(1),
    stroke(smooth([[x - w * 0.25, y + 9], [x, y + 13], [x + w * 0.25, y + 9]]), s.deep, 4, `opacity=".45" ${soft(2)}`),
  ].join('');
};

const teethIn = (x, top, bottom, w, y, open) => {
  const seams = [0, 24, 43, 58].flatMap((d) => (d === 0 ? [0] : [-d, d])).map((d) => stroke([[x + d, y - 12], [x + d * 0.98, y - 5 + open * (1 - (d / w) ** 2 * 0.9)]], '#b59a80', 1.8, 'opacity=".42"')).join('');
  return [
    shape([...top, ...bottom], '#f6efe0'), seams,
    ellipse(x - w * 0.86, y + 4, 22, 26, '#4a1d1a', `opacity=".75" ${soft(5)}`), ellipse(x + w * 0.86, y + 4, 22, 26, '#4a1d1a', `opacity=".85" ${soft(5)}`),
    stroke(top, '#5c2a24', 9, `opacity=".5" ${soft(3)}`), stroke(bottom, '#5c2a24', 7, `opacity=".55" ${soft(2)}`),
  ].join('');
};

const mouth = (p) => {
  const m = { wide: 78, open: 0, full: 1, y: 652, lift: 12, ...p.mouth };
  const s = p.skin;
  const l = p.lips;
  const x = CENTRE + p.turn;
  const w = m.wide;
  const c = m.y - m.lift;
  const bow = 14 * m.full;
  const inTop = smooth([[x - w, c], [x - w * 0.6, m.y - 3], [x - w * 0.2, m.y + 1], [x, m.y + 3], [x + w * 0.2, m.y + 1], [x + w * 0.6, m.y - 3], [x + w, c]]);
  const inLow = smooth([[x + w, c], [x + w * 0.62, m.y + 1 + m.open * 0.62], [x + w * 0.22, m.y + 4 + m.open], [x, m.y + 4 + m.open], [x - w * 0.22, m.y + 4 + m.open], [x - w * 0.62, m.y + 1 + m.open * 0.62], [x - w, c]]);
  const outTop = smooth([[x + w + 3, c - 2], [x + w * 0.6, m.y - bow * 1.0], [x + w * 0.2, m.y - bow * 1.45], [x, m.y - bow * 1.08], [x - w * 0.2, m.y - bow * 1.45], [x - w * 0.6, m.y - bow], [x - w - 3, c - 2]]);
  const outLow = smooth([[x - w - 3, c - 1], [x - w * 0.62, m.y + 15 * m.full + m.open * 0.84], [x - w * 0.25, m.y + 28 * m.full + m.open], [x, m.y + 31 * m.full + m.open], [x + w * 0.25, m.y + 28 * m.full + m.open], [x + w * 0.62, m.y + 15 * m.full + m.open * 0.84], [x + w + 3, c - 1]]);
  const lowY = m.y + 18 * m.full + m.open;
  const defs = clip('mouth', [...inTop, ...inLow]) + linear('lipU', [0, m.y - 22, 0, m.y + 6], [[0, l.base], [1, l.dark]]) + linear('lipL', [0, m.y + m.open, 0, m.y + m.open + 34], [[0, mix(l.base, l.dark, 0.4)], [0.45, l.light], [1, l.base]]);
  const fold = (k) => {
    const line = smooth([[x + k * 46, 590], [x + k * 78, 614], [x + k * (w + 21), 644], [x + k * (w + 24), 668]]);
    return stroke(line, s.deep, 9, `opacity="${0.18 + (p.age ?? 0) * 0.3}" ${soft(5)}`) + stroke(line.map(([a, b]) => [a + k * 14, b - 2]), s.light, 14, `opacity=".3" ${soft(8)}`);
  };
  return {
    defs,
    body: [
      fold(-1), fold(1),
      stroke(smooth([[x - 2, 608], [x, m.y - bow * 1.3]]), s.dark, 14, `opacity=".45" ${soft(5)}`),
      stroke([[x - 14, 612], [x - 16, m.y - bow * 1.5]], s.light, 7, `opacity=".35" ${soft(5)}`),
      stroke(smooth([[x - w * 0.6, lowY + 24], [x, lowY + 33], [x + w * 0.6, lowY + 24]]), s.deep, 18, `opacity=".36" ${soft(8)}`),
      [-1, 1].map((k) => ellipse(x + k * (w + 8), c + 2, 11, 13, s.deep, `opacity=".42" ${soft(5)}`)).join(''),
      m.open > 0 ? `<g clip-path="url(#mouth)"><path d="${path([...inTop, ...inLow])}" fill="#4a1d1a"/>${teethIn(x, inTop, smooth([[x + w, c], [x + w * 0.62, m.y - 3 + m.open * 0.58], [x, m.y - 3 + m.open], [x - w * 0.62, m.y - 3 + m.open * 0.58], [x - w, c]]), w, m.y, m.open)}</g>` : '',
      shape([...outTop.toReversed(), ...inTop.toReversed()], 'url(#lipU)', soft(1)),
      shape([...inLow.toReversed(), ...outLow.toReversed()], 'url(#lipL)', soft(1)),
      stroke(inTop, l.deep, 4, `opacity=".75" ${soft(1)}`),
      stroke(outTop, s.light, 3, `opacity=".3" transform="translate(0 -4)" ${soft(2)}`),
      ellipse(x - w * 0.18, lowY - 2, w * 0.26, 4.5, '#fff1ea', `opacity="${l.shine ?? 0.5}" ${soft(3)}`),
      stroke([[x - w - 5, c - 3], [x - w + 6, c + 1]], l.deep, 4, `opacity=".6" ${soft(2)}`), stroke([[x + w + 5, c - 3], [x + w - 6, c + 1]], l.deep, 4, `opacity=".6" ${soft(2)}`),
    ].join(''),
  };
};

export const features = (p) => {
  const parts = [eye(p, -1), eye(p, 1), mouth(p)];
  return { defs: parts.map((part) => part.defs).join(''), body: nose(p) + parts.map((part) => part.body).join('') + brow(p, -1) + brow(p, 1) };
};
