/** What people wear: scrubs with a V neck, a white coat over them, a cardigan over a shirt. */
import { clip, ellipse, linear, mix, shape, smooth, soft, stroke } from '../smiles/draw.mjs';
import { palette } from '../palette.mjs';

const mirror = (points) => points.map(([x, y]) => [1200 - x, y]);
const both = (points) => [points, mirror(points)];

const torso = (broad) => {
  const left = smooth([[485, 838], [430, 868], [340, 898 - broad * 0.2], [236 - broad, 940], [168 - broad, 1010], [138 - broad, 1110], [122 - broad, 1230]]);
  return { left, right: mirror(left) };
};

const cloth = (tone) => ({ light: mix(tone, '#ffffff', 0.2), base: tone, dark: mix(tone, '#08252a', 0.32), deep: mix(tone, '#08252a', 0.6) });

const folds = (c) => [
  stroke(smooth([[300, 930], [360, 1040], [370, 1210]]), c.dark, 26, `opacity=".45" ${soft(12)}`),
  stroke(smooth([[270, 950], [320, 1050], [330, 1210]]), c.light, 22, `opacity=".45" ${soft(12)}`),
  stroke(smooth([[910, 930], [850, 1050], [842, 1210]]), c.deep, 34, `opacity=".42" ${soft(18)}`),
  stroke(smooth([[520, 1090], [560, 1140], [640, 1150]]), c.dark, 16, `opacity=".35" ${soft(8)}`),
  stroke(smooth([[214, 1080], [250, 1140], [256, 1260]]), c.dark, 26, `opacity=".34" ${soft(12)}`),
  stroke(smooth([[986, 1080], [950, 1140], [944, 1260]]), c.deep, 30, `opacity=".34" ${soft(12)}`),
  stroke(smooth([[460, 880], [330, 925], [220, 985]]), c.light, 22, `opacity=".6" ${soft(12)}`),
].join('');

/** Shoulder seams and a breast pocket, stitched twice. */
const seams = (c) => [
  stroke(smooth([[330, 902], [286, 990], [272, 1110], [276, 1250]]), c.deep, 2.6, 'opacity=".4"'),
  stroke(smooth([[870, 902], [914, 990], [928, 1110], [924, 1250]]), c.deep, 2.6, 'opacity=".4"'),
  stroke([[732, 1250], [732, 1042], [884, 1042], [884, 1250]], c.deep, 3, 'opacity=".38"'),
  stroke([[732, 1056], [884, 1056]], c.deep, 2, 'opacity=".28"'),
  stroke([[732, 1039], [884, 1039]], c.light, 2.4, 'opacity=".4"'),
].join('');

const rim = (broad) => stroke(torso(broad).left, '#fff6e2', 16, `opacity=".4" ${soft(5)}`);

const badge = (x, y) => [
  `<g transform="translate(${x} ${y}) rotate(2)">`,
  `<rect x="-34" y="6" width="72" height="96" rx="10" fill="#08252a" opacity=".35" ${soft(5)}/>`,
  `<rect x="-8" y="-14" width="16" height="22" rx="5" fill="${palette.sand[400]}"/><rect x="-36" y="0" width="72" height="96" rx="10" fill="${palette.sand[50]}"/>`,
  `<rect x="-36" y="0" width="72" height="26" rx="10" fill="${palette.coral[500]}"/><circle cx="0" cy="52" r="14" fill="${palette.seaglass[300]}"/><rect x="-20" y="74" width="40" height="6" rx="3" fill="${palette.ink[500]}" opacity=".6"/></g>`,
].join('');

const body = (broad, c, id, vee) => {
  const { left, right } = torso(broad);
  const line = [...left.toReversed(), vee, ...right, [1200, 1260], [0, 1260]];
  return {
    line,
    defs: clip(id, line) + linear(`${id}f`, [180, 880, 1010, 1180], [[0, c.light], [0.4, c.base], [1, c.dark]]),
    fill: shape(line, `url(#${id}f)`),
  };
};

/** A scrub top; `trim` is the band of the V. */
export const scrubs = ({ tone, broad = 0, trim, tag = true }) => {
  const c = cloth(tone);
  const t = cloth(trim ?? mix(tone, '#08252a', 0.18));
  const b = body(broad, c, 'top', [600, 1040]);
  const band = both([[488, 842], [460, 856], [588, 1076], [600, 1088], [600, 1040], [488, 842]]).map((line, i) => shape(line, i === 0 ? t.base : t.dark)).join('');
  return {
    defs: b.defs,
    body: `<path d="M470 850L600 1060L730 850" fill="none" stroke="#2a120c" stroke-width="26" opacity=".4" ${soft(8)}/>` +
      `<g clip-path="url(#top)">${b.fill}${folds(c)}${tag ? seams(c) : ''}${rim(broad)}</g>${band}` +
      both([[470, 870], [588, 1078]]).map((line) => stroke(line, c.deep, 3, `opacity=".4" ${soft(1)}`)).join('') +
      (tag ? badge(806, 1040) : ''),
  };
};

/** A white coat, open over a scrub top. */
export const coat = ({ tone, broad = 0, white = '#f3f4ee' }) => {
  const under = scrubs({ tone, broad: -20, tag: false });
  const c = { light: '#fffdf8', base: white, dark: '#c3d0cb', deep: '#6d8a88' };
  const { left, right } = torso(broad + 8);
  const front = (edge, side) => {
    const hem = side < 0 ? [[520, 1240], [96 - broad, 1240]] : [[680, 1240], [1104 + broad, 1240]];
    const inner = smooth([[side < 0 ? 470 : 730, 842], [side < 0 ? 478 : 722, 960], [side < 0 ? 520 : 680, 1120], hem[0]]);
    return [...inner, hem[1], ...edge.toReversed()];
  };
  const fronts = [front(left, -1), front(right, 1)];
  const lapel = (side) => {
    const x = (d) => 600 + side * d;
    return smooth([[x(132), 836], [x(176), 862], [x(196), 930], [x(170), 965], [x(206), 984], [x(150), 1080], [x(84), 1190], [x(98), 1080], [x(118), 960]], true, 4);
  };
  return {
    defs: under.defs + fronts.map((line, i) => clip(`coat${i}`, line)).join('') + linear('coatf', [160, 880, 1060, 1200], [[0, c.light], [0.45, c.base], [1, c.dark]]),
    body: under.body + fronts.map((line, i) =>
      stroke(line.slice(0, 28), '#08252a', 22, `opacity=".3" ${soft(8)}`) + `<g clip-path="url(#coat${i})">${shape(line, 'url(#coatf)')}${folds({ ...c, deep: '#8fa6a2' })}${seams({ ...c, deep: '#8fa6a2' })}</g>`).join('') +
      [-1, 1].map((side) => shape(lapel(side), '#3d5d5c', `opacity=".4" transform="translate(5 9)" ${soft(8)}`) + shape(lapel(side), side < 0 ? '#fdfcf7' : '#e4e9e4') + stroke(lapel(side), '#8fa6a2', 2.4, `opacity=".5" ${soft(1)}`)).join('') +
      badge(812, 1040),
  };
};

/** A shirt collar over a knitted cardigan. */
export const cardigan = ({ tone, shirt, broad = 0 }) => {
  const c = cloth(tone);
  const s = cloth(shirt);
  const b = body(broad, s, 'shirt', [600, 1000]);
  const { left, right } = torso(broad + 6);
  const sides = [[...smooth([[462, 846], [500, 1000], [584, 1240]]), [80, 1240], ...left.toReversed()], [...smooth([[738, 846], [700, 1000], [616, 1240]]), [1120, 1240], ...right.toReversed()]];
  const collar = (side) => [[600 + side * 116, 822], [600 + side * 150, 868], [600 + side * 92, 972], [600 + side * 6, 912], [600 + side * 60, 880]];
  return {
    defs: b.defs + sides.map((line, i) => clip(`knit${i}`, line)).join('') + linear('knitf', [180, 880, 1010, 1180], [[0, c.light], [0.4, c.base], [1, c.dark]]),
    body: b.fill + stroke([[600, 920], [600, 1240]], s.deep, 4, `opacity=".4" ${soft(1)}`) + [990, 1090, 1180].map((y) => ellipse(600, y, 8, 8, s.light) + ellipse(602, y + 2, 5, 5, s.dark, 'opacity=".5"')).join('') +
      sides.map((line, i) => stroke(line.slice(4, 19), '#08252a', 18, `opacity=".3" ${soft(8)}`) + `<g clip-path="url(#knit${i})">${shape(line, 'url(#knitf)')}${folds(c)}</g>`).join('') +
      [[[480, 880], [510, 1010], [584, 1240]], [[720, 880], [690, 1010], [616, 1240]]].map((line, i) => stroke(smooth(line), i ? c.dark : mix(c.base, c.dark, 0.4), 26) + stroke(smooth(line), c.deep, 2.5, 'opacity=".25"')).join('') +
      [-1, 1].map((side) => shape(collar(side), '#08252a', `opacity=".3" transform="translate(3 9)" ${soft(5)}`) + shape(collar(side), side < 0 ? s.light : mix(s.base, s.dark, 0.3))).join('') +
      badge(852, 1040),
  };
};
