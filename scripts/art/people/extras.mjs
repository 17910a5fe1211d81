/** Glasses, a headscarf, ear studs, a day's stubble. */
import { clip, ellipse, linear, mix, seeded, shape, smooth, soft, stroke } from '../smiles/draw.mjs';

export const glasses = (tone, turn) => {
  const x = 600 + turn * 0.95;
  const lens = (k) => smooth([[x + k * 24, 462], [x + k * 60, 443], [x + k * 112, 446], [x + k * 142, 470], [x + k * 136, 516], [x + k * 100, 538], [x + k * 56, 532], [x + k * 28, 504]], true);
  const one = (k) => [
    shape(lens(k), '#dff0ee', 'opacity=".1"'),
    stroke([...lens(k), lens(k)[0]], '#3a1a12', 9, `opacity=".35" transform="translate(3 9)" ${soft(3)}`),
    stroke([...lens(k), lens(k)[0]], tone, 8.5), stroke(lens(k).slice(2, 32), mix(tone, '#ffffff', 0.4), 2.4, 'opacity=".7" transform="translate(0 -2)"'),
    shape([[x + k * 84 - 22, 452], [x + k * 84 + 2, 450], [x + k * 84 - 26, 520], [x + k * 84 - 44, 510]], '#ffffff', `opacity=".16" ${soft(3)}`),
  ].join('');
  return one(-1) + one(1) + stroke(smooth([[x - 26, 474], [x, 464], [x + 26, 474]]), tone, 9) +
    stroke([[x - 142, 468], [600 - 168, 463]], tone, 8) + stroke([[x + 142, 468], [600 + 168, 463]], mix(tone, '#000000', 0.25), 8);
};

/** Wrapped close round the face, folded under the chin and over one shoulder. */
export const scarf = (tone) => {
  const c = { light: mix(tone, '#ffffff', 0.4), base: tone, dark: mix(tone, '#08252a', 0.34), deep: mix(tone, '#08252a', 0.62) };
  const face = smooth([[604, 304], [520, 314], [462, 364], [440, 460], [450, 560], [484, 650], [540, 722], [604, 752], [668, 722], [722, 650], [756, 560], [764, 460], [742, 364], [686, 314]], true);
  const outer = smooth([[600, 164], [480, 188], [396, 280], [368, 430], [372, 600], [392, 740], [366, 840], [290, 900], [262, 980], [330, 1070], [450, 1130], [560, 1150], [680, 1110], [800, 1010], [890, 930], [884, 860], [822, 800], [808, 720], [828, 600], [834, 430], [804, 280], [720, 188]], true);
  const both = `M${outer.map((p) => p.map((n) => n.toFixed(1)).join(' ')).join('L')}ZM${face.map((p) => p.map((n) => n.toFixed(1)).join(' ')).join('L')}Z`;
  const fold = (points, wide = 18, o = 0.5) => stroke(smooth(points), c.dark, wide, `opacity="${o}" ${soft(8)}`) + stroke(smooth(points.map(([x, y]) => [x - 14, y - 10])), c.light, wide * 0.8, `opacity="${o}" ${soft(8)}`);
  return {
    behind: shape(outer, c.deep),
    defs: `<clipPath id="scarf"><path d="${both}" clip-rule="evenodd"/></clipPath>` + linear('scarff', [340, 200, 860, 1060], [[0, c.light], [0.4, c.base], [1, c.dark]]),
    body: `<path d="${both}" fill="#08252a" fill-rule="evenodd" opacity=".35" transform="translate(6 16)" ${soft(12)} clip-path="url(#scarfcast)"/>` +
      `<path d="${both}" fill="url(#scarff)" fill-rule="evenodd"/><g clip-path="url(#scarf)">${[
        stroke([...face, face[0]], c.deep, 12, `opacity=".5" ${soft(5)}`),
        stroke(smooth([[584, 284], [500, 296], [436, 362], [412, 470], [424, 580], [458, 680]]), c.light, 18, `opacity=".7" ${soft(8)}`),
        fold([[690, 226], [560, 232], [456, 300], [398, 430]], 14, 0.35), fold([[720, 250], [792, 340], [806, 480], [796, 620], [770, 720]], 20, 0.5),
        fold([[752, 330], [782, 430], [784, 560], [766, 660], [720, 740]], 14, 0.45),
        // Everything below the chin fans out from where it is pinned, at the right shoulder.
        [[[396, 690], [470, 770], [600, 812], [720, 778]], [[386, 780], [480, 856], [610, 866], [730, 806]], [[330, 890], [470, 936], [620, 918], [744, 830]], [[300, 990], [460, 1020], [630, 966], [760, 850]], [[420, 1110], [540, 1070], [670, 980], [776, 862]], [[590, 1140], [660, 1070], [740, 970], [796, 870]]]
          .map((line, i) => fold([...line, [806, 760]], [24, 18, 26, 16, 26, 18][i], [0.55, 0.42, 0.5, 0.35, 0.45, 0.4][i])),
        stroke(smooth([[804, 260], [838, 440], [826, 620], [806, 780]]), c.deep, 70, `opacity=".4" ${soft(28)}`),
        ellipse(606, 786, 120, 26, c.deep, `opacity=".6" ${soft(12)}`),
        stroke(outer.slice(60, 130), c.dark, 30, `opacity=".4" ${soft(12)}`),
      ].join('')}</g>`,
    cast: clip('scarfcast', 'M0 0H1200V1200H0Z'),
  };
};

export const studs = (tone) => [414, 786].map((x) => ellipse(x, 566, 8, 8, tone) + ellipse(x - 2, 563, 3, 3, '#fff8ea')).join('');

export const stubble = (tone, turn) => {
  const chance = seeded(52);
  let d = '';
  for (let i = 0; i < 1500; i++) {
    const [u, v] = [(chance() - 0.5) * 2, chance()];
    const [x, y] = [600 + turn * 0.7 + u * (158 - v * 70), 622 + v * 128 - Math.abs(u) ** 3 * 70];
    if (chance() < Math.abs(u) * 0.45) continue;
    d += `M${x.toFixed(0)} ${y.toFixed(0)}l${((chance() - 0.5) * 3).toFixed(1)} ${(2 + chance() * 3).toFixed(1)}`;
  }
  return ellipse(600 + turn * 0.6, 696, 128, 62, tone, `opacity=".2" ${soft(18)}`) + `<path d="${d}" stroke="${tone}" stroke-width="1.5" fill="none" opacity=".22"/>`;
};
