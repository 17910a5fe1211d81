/** The bare head: outline, ears, neck, and the light on skin. All numbers are for a face round (600, 500). */
import { clip, ellipse, linear, mix, radial, shape, smooth, soft, stroke } from '../smiles/draw.mjs';

export const CENTRE = 600;

export const outlineOf = ({ face, turn }) => {
  const { wide = 1, jaw = 1, chin = 0, point = 1 } = face;
  const half = [[0, 214], [88, 228], [150, 286], [179, 380], [182, 470], [175, 560], [156, 640], [118, 702], [66, 742], [0, 755]];
  const reach = (x, y, side) => {
    const low = Math.max(0, Math.min(1, (y - 540) / 120));
    const narrow = y > 700 ? point : 1;
    const side2 = 1 - (Math.sign(turn) === side ? Math.abs(turn) * 0.0022 : 0);
    return CENTRE + turn * 0.35 * low + side * x * wide * (1 + (jaw - 1) * low) * narrow * side2;
  };
  const drop = (y) => y + chin * Math.max(0, (y - 560) / 195);
  const right = half.map(([x, y]) => [reach(x, y, 1), drop(y)]);
  const left = half.slice(1, -1).map(([x, y]) => [reach(x, y, -1), drop(y)]).reverse();
  return smooth([...right, ...left], true, 10);
};

const ear = (side, p) => {
  const x = CENTRE + side * 182 * (p.face.wide ?? 1) - p.turn * 0.4;
  const s = p.skin;
  const lobe = smooth([[x - side * 12, 462], [x + side * 14, 448], [x + side * 27, 476], [x + side * 22, 520], [x + side * 8, 560], [x - side * 10, 566]], true);
  const fold = smooth([[x + side * 2, 470], [x + side * 15, 476], [x + side * 13, 510], [x + side * 3, 540]]);
  return shape(lobe, side < 0 ? mix(s.base, s.light, 0.3) : mix(s.base, s.dark, 0.5)) + stroke(fold, s.deep, 6, `opacity=".4" ${soft(3)}`) + stroke(lobe, s.deep, 4, `opacity=".18" ${soft(2)}`);
};

export const neck = (p) => {
  const s = p.skin;
  const w = p.neck ?? 92;
  const line = [[CENTRE - w, 600], [CENTRE - w, 790], [CENTRE - w - 26, 860], [CENTRE - 190, 905], [CENTRE - 190, 1200], [CENTRE + 190, 1200], [CENTRE + 190, 905], [CENTRE + w + 26, 860], [CENTRE + w, 790], [CENTRE + w, 600]];
  return {
    defs: clip('neck', line) + linear('neckf', [CENTRE - w - 40, 0, CENTRE + w + 60, 0], [[0, mix(s.base, s.light, 0.35)], [0.5, s.base], [1, mix(s.dark, s.deep, 0.25)]]),
    body: `<g clip-path="url(#neck)">${[
      shape(line, 'url(#neckf)'),
      stroke([[CENTRE + 30, 760], [CENTRE + 24, 930]], s.dark, 40, `opacity=".45" ${soft(18)}`),
      stroke([[CENTRE - 60, 800], [CENTRE - 22, 925]], s.light, 18, `opacity=".35" ${soft(12)}`),
      stroke([[CENTRE - 150, 912], [CENTRE - 40, 926]], s.light, 14, `opacity=".4" ${soft(8)}`),
      stroke([[CENTRE + 150, 912], [CENTRE + 40, 930]], s.deep, 14, `opacity=".25" ${soft(8)}`),
      ellipse(CENTRE + 26, 800 + (p.face.chin ?? 0), 175, 76, s.deep, `opacity=".72" ${soft(18)}`),
    ].join('')}</g>`,
  };
};

export const head = (p) => {
  const s = p.skin;
  const line = outlineOf(p);
  const right = line.slice(8, 84);
  const left = line.slice(96, 170);
  const f = (k) => CENTRE + p.turn * k;
  const defs =
    clip('head', line) +
    linear('headf', [440, 280, 790, 720], [[0, mix(s.base, s.light, 0.75)], [0.45, s.base], [1, mix(s.base, s.dark, 0.75)]]) +
    radial('headg', [500, 420, 260], [[0, s.light, 0.75], [1, s.light, 0]]);
  const blush = p.blush ?? '#d9694f';
  const body = [
    shape(line, 'url(#headf)'), shape(line, 'url(#headg)'),
    stroke(right, s.dark, 96, `opacity=".62" ${soft(28)}`),
    stroke(right, s.deep, 26, `opacity=".32" ${soft(12)}`),
    stroke(left, s.dark, 26, `opacity=".3" ${soft(12)}`),
    // Sockets, cheeks, the turn of the jaw.
    [-1, 1].map((k) => ellipse(f(0.9) + k * 84, 462, 62, 26, s.dark, `opacity=".5" ${soft(18)}`)).join(''),
    [-1, 1].map((k) => ellipse(f(0.8) + k * 112, 572, 58, 42, blush, `opacity="${p.blushing ?? 0.24}" ${soft(28)}`)).join(''),
    ellipse(f(0.8) - 108, 545, 52, 26, s.light, `opacity=".7" ${soft(18)}`),
    ellipse(f(0.8) + 96, 546, 40, 22, s.light, `opacity=".4" ${soft(18)}`),
    ellipse(f(0.6) - 30, 352, 110, 56, s.light, `opacity=".45" ${soft(28)}`),
    ellipse(f(0.7) - 10, 728 + (p.face.chin ?? 0) * 0.8, 46, 18, s.light, `opacity=".5" ${soft(12)}`),
    stroke(smooth([[CENTRE + 150, 600], [CENTRE + 112, 690], [CENTRE + 30, 742]]), s.dark, 50, `opacity=".35" ${soft(28)}`),
  ].join('');
  return { defs, line, ears: ear(-1, p) + ear(1, p), body };
};
