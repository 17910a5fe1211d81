/** Each style gives what lies behind the head and what lies over it; `edge` throws the shadow on the brow. */
import { clip, ellipse, mix, seeded, shape, smooth, soft, stroke } from '../smiles/draw.mjs';
import { cap, curls, lock } from './strands.mjs';

const flip = (points) => points.map(([x, y]) => [1200 - x, y]);
const gather = (parts) => ({ defs: parts.map((p) => p.defs).join(''), body: parts.map((p) => p.body).join(''), edge: parts.map((p) => p.outline) });

/** To the shoulder, parted on the left of the picture. */
const bob = (t) => {
  const back = lock([
    [[560, 190], [420, 250], [378, 420], [374, 620], [430, 770]], [[580, 190], [520, 400], [480, 640], [500, 770]],
    [[620, 190], [690, 400], [720, 640], [700, 770]], [[640, 190], [780, 250], [826, 420], [830, 620], [774, 770]],
  ], { ...t, base: t.dark, light: t.base, streak: undefined }, { id: 'back', count: 90, seed: 2 });
  const left = lock([
    [[548, 186], [462, 204], [388, 296], [360, 450], [358, 600], [384, 720], [448, 780]],
    [[550, 236], [480, 270], [414, 352], [386, 480], [388, 610], [410, 710], [462, 772]],
    [[552, 292], [506, 318], [456, 372], [428, 450], [420, 570], [438, 680], [480, 752]],
  ], t, { id: 'left', seed: 4, count: 90 });
  const right = lock([
    [[552, 292], [620, 302], [706, 346], [760, 430], [782, 570], [766, 680], [722, 754]],
    [[550, 236], [640, 240], [744, 310], [796, 430], [812, 610], [792, 710], [742, 774]],
    [[548, 186], [654, 168], [778, 240], [832, 400], [844, 600], [818, 722], [756, 782]],
  ], t, { id: 'right', seed: 6, count: 110, lightTo: 0.35 });
  return { behind: back, over: gather([left, right]) };
};

/** Long and waved, parted in the middle, with a soft fringe to both sides. */
const waves = (t) => {
  const side = (m, id, seed) => lock([
    m([[604, 296], [548, 306], [470, 362], [432, 450], [436, 550], [414, 660], [450, 780], [430, 880], [446, 968]]),
    m([[604, 236], [500, 256], [420, 346], [398, 460], [406, 580], [372, 700], [404, 820], [388, 905], [428, 1000]]),
    m([[604, 180], [494, 196], [392, 310], [364, 470], [376, 600], [330, 730], [362, 850], [342, 915], [398, 1016]]),
  ], t, { id, seed, count: 120, width: 3.8 });
  const back = shape(smooth([[600, 230], [440, 270], [384, 450], [368, 700], [420, 880], [600, 900], [780, 880], [832, 700], [816, 450], [760, 270]], true), t.dark, soft(3));
  return { behind: { defs: '', body: back }, over: gather([side((p) => p, 'left', 12), side(flip, 'right', 17)]) };
};

/** Brushed back from a middle parting into a bun on the crown. */
const bun = (t) => {
  const knot = '<g transform="translate(-14 36)">' + ellipse(640, 172, 104, 82, t.base) + ellipse(610, 150, 56, 34, t.light, `opacity=".5" ${soft(18)}`) +
    [0, 1, 2, 3, 4, 5].map((i) => stroke(smooth([[545 + i * 8, 190 - i * 10], [600 + i * 10, 120 + i * 16], [700 - i * 2, 130 + i * 14], [735 - i * 8, 190 + i * 4]]), i % 2 ? t.light : t.dark, 5, `opacity=".45" ${soft(2)}`)).join('') +
    ellipse(640, 232, 78, 20, t.dark, `opacity=".8" ${soft(8)}`) + '</g>';
  const side = (m, id, seed) => lock([
    m([[598, 302], [534, 318], [474, 362], [434, 426], [420, 520]]),
    m([[602, 252], [520, 262], [446, 322], [412, 404], [406, 494]]),
    m([[606, 200], [500, 194], [418, 276], [396, 380], [398, 476]]),
  ], t, { id, seed, count: 90, width: 3 });
  return { behind: { defs: '', body: knot }, over: gather([side((p) => p, 'left', 21), side(flip, 'right', 23)]) };
};

/** Short and brushed to the side. */
const swept = (t) => ({
  behind: { defs: '', body: '' },
  over: gather([

    cap([[416, 520], [424, 430], [434, 360], [470, 322], [540, 312], [630, 322], [710, 316], [758, 350], [774, 430], [784, 520]],
      [[404, 500], [396, 400], [404, 290], [456, 200], [550, 150], [650, 146], [740, 190], [794, 280], [806, 400], [796, 500]], t, { id: 'left', lean: 0.1, bend: 30, count: 320 }),
    lock([
      [[444, 366], [478, 330], [540, 312], [630, 320], [708, 312], [764, 352]],
      [[434, 336], [470, 262], [560, 222], [670, 226], [748, 262], [786, 350]],
      [[424, 306], [456, 200], [556, 136], [676, 136], [770, 196], [800, 330]],
    ], t, { id: 'right', seed: 9, count: 130, width: 3.6, lightTo: 0.7 }),
  ]),
});

/** Close-cropped, with a clean line at the brow and faded sides. */
const cropped = (t) => {
  const inner = [[424, 500], [426, 430], [440, 366], [462, 318], [520, 300], [600, 296], [680, 300], [738, 318], [760, 366], [774, 430], [776, 500]];
  const outer = [[412, 496], [408, 400], [426, 290], [486, 214], [560, 186], [640, 186], [714, 214], [774, 290], [792, 400], [788, 496]];
  const line = [...smooth(inner), ...smooth(outer).toReversed()];
  const body = `<g clip-path="url(#left)"><g opacity=".94">${shape(line, t.base, soft(5))}</g>${stroke(smooth(outer).slice(12, 50).map(([x, y]) => [x + 26, y + 34]), t.light, 30, `opacity=".5" ${soft(18)}`)}` +
    curls(() => true, t, { count: 1500, size: 5, from: [400, 170], to: [800, 500] }) + '</g>';
  const grown = [...smooth(inner.map(([x, y]) => [x, y + 2])), ...smooth(outer).toReversed()];
  return { behind: { defs: '', body: '' }, over: { defs: clip('left', grown), body, edge: [line] } };
};

/** A round cloud of curls. */
const cloud = (t) => {
  const chance = seeded(31);
  const puffs = (cx, cy, rx, ry, count, r) => Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2;
    return ellipse(cx + Math.cos(a) * rx, cy + Math.sin(a) * ry, r * (0.8 + chance() * 0.5), r * (0.8 + chance() * 0.5), t.base);
  }).join('');
  const within = (x, y) => ((x - 600) / 305) ** 2 + ((y - 400) / 292) ** 2 < 1;
  const back = ellipse(600, 400, 282, 268, t.base) + puffs(600, 400, 268, 254, 44, 36) +
    ellipse(470, 260, 140, 100, t.light, `opacity=".4" ${soft(45)}`) + ellipse(770, 480, 70, 110, t.dark, `opacity=".5" ${soft(28)}`) +
    curls(within, t, { count: 2600, size: 12, from: [290, 100], to: [910, 700] });
  const line = [[410, 500], [420, 420], [446, 356], [500, 318], [560, 304], [640, 304], [700, 318], [754, 356], [780, 420], [790, 500]];
  const top = smooth([[380, 480], [400, 300], [500, 200], [700, 200], [800, 300], [820, 480]]);
  const outline = [...smooth(line), ...top.toReversed()];
  const hairline = smooth(line).filter((_, i) => i % 3 === 0).map(([x, y]) => ellipse(x, y, 15 + chance() * 9, 13 + chance() * 8, t.base)).join('');
  const over = shape(outline, t.base, soft(3)) + hairline +
    curls((x, y) => y < 330 + Math.abs(x - 600) ** 2 * 0.0055 - 6 && within(x, y), t, { seed: 14, count: 1500, size: 11, from: [390, 190], to: [810, 520] });
  return { behind: { defs: '', body: back }, over: { defs: '', body: over, edge: [outline] } };
};

/** Grey, short at the sides, gone back at the temples. */
const receding = (t) => ({
  behind: { defs: '', body: '' },
  over: gather([
    cap([[418, 540], [424, 440], [428, 370], [452, 320], [466, 286], [520, 262], [600, 268], [680, 262], [736, 286], [750, 320], [772, 370], [776, 440], [782, 540]],
      [[398, 520], [392, 430], [400, 330], [440, 240], [520, 188], [600, 178], [680, 188], [760, 240], [800, 330], [808, 430], [802, 520]], t, { id: 'left', lean: 0.02, bend: 14, count: 380, width: 2.6 }),
  ]),
});

export const styles = { bob, waves, bun, swept, cropped, cloud, receding };

/** A full short beard, with the moustache laid over the lip afterwards. */
export const beard = (t, turn) => {
  const x = 600 + turn;
  const inner = [[430, 520], [444, 580], [476, 624], [530, 622], [x, 618], [670, 622], [724, 624], [756, 580], [770, 520]];
  const outer = [[414, 520], [420, 600], [446, 690], [510, 764], [600, 794], [690, 764], [754, 690], [780, 600], [786, 520]];
  const line = [...smooth(inner), ...smooth(outer).toReversed()];
  const chance = seeded(44);
  const [a, b] = [smooth(inner), smooth(outer)];
  const hairs = Array.from({ length: 520 }, () => {
    const i = Math.floor(chance() * (a.length - 2));
    const k = chance() * 0.8;
    const [p, q] = [a[i], b[Math.min(b.length - 1, i)]];
    const s = [p[0] + (q[0] - p[0]) * k + (chance() - 0.5) * 10, p[1] + (q[1] - p[1]) * k];
    const e = [s[0] + (q[0] - p[0]) * 0.2 + (chance() - 0.5) * 12, s[1] + (q[1] - p[1]) * 0.22];
    return stroke([s, [(s[0] + e[0]) / 2 + 3, (s[1] + e[1]) / 2], e], chance() < 0.62 - i / a.length * 0.3 ? mix(t.base, t.light, chance()) : mix(t.base, t.dark, chance() * 0.8), 1.6 + chance() * 2, `opacity="${(0.35 + chance() * 0.4).toFixed(2)}"`);
  }).join('');
  const moustache = [-1, 1].map((k) => {
    const body = smooth([[x, 620], [x + k * 40, 622], [x + k * 80, 640], [x + k * 98, 664], [x + k * 70, 654], [x + k * 34, 646], [x, 648]], true);
    const strokes = Array.from({ length: 46 }, (_, i) => {
      const u = 4 + (i / 45) * 82;
      return stroke(smooth([[x + k * u, 622 + u * 0.12 + chance() * 6], [x + k * (u + 8), 634 + u * 0.16], [x + k * (u + 15), 645 + u * 0.2]]), chance() < 0.55 ? t.light : t.dark, 2.2, 'opacity=".5"');
    }).join('');
    return shape(body, t.base, soft(2)) + strokes;
  }).join('');
  return { defs: clip('beard', line), under: shape(line, t.base, soft(3)) + `<g clip-path="url(#beard)">${stroke(b.slice(30), t.dark, 60, `opacity=".5" ${soft(18)}`)}</g>` + hairs, moustache };
};
