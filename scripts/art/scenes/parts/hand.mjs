/** A gloved hand in a pen grasp: the pinch is the origin, the forearm leaves to the lower right. */
import { curve, ink, mix, seaglass, sand } from './scene.mjs';

export const glove = { light: mix(seaglass[200], seaglass[100], 0.4), mid: seaglass[300], shade: mix(seaglass[400], ink[500], 0.25), sleeve: [ink[600], ink[800]] };

const part = (s, points, tone, [x1, y1, x2, y2], dim = 0) => {
  const d = curve(points, true);
  s.path(d, mix(tone.shade, ink[800], 0.4), { opacity: 0.4, transform: 'translate(-3 6)', filter: s.blur(5) });
  s.path(d, s.linAt([mix(tone.light, tone.mid, dim), mix(tone.mid, tone.shade, 0.15 + dim), mix(tone.shade, ink[700], dim * 0.5)], x1, y1, x2, y2));
};

/** Thin rubber folds over a joint. */
const crease = (s, d, tone) => s.line(d, mix(tone.shade, ink[700], 0.35), 3.5, { opacity: 0.45, filter: s.blur(0.8) });
const shine = (s, d, size = 13) => s.line(d, '#ffffff', size, { opacity: 0.5, filter: s.blur(size * 0.4) });

export const hand = (s, x, y, scale, { flip = false, rotate = 0, tone = glove, hold = () => {} } = {}) =>
  s.group({ transform: `translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale}) rotate(${rotate})` }, () => {
    s.path('M336 50L660 186L610 436L268 256Z', s.linAt([tone.sleeve[0], mix(tone.sleeve[0], tone.sleeve[1], 0.5), tone.sleeve[1]], 480, 90, 420, 350));
    part(s, [[236, 156], [168, 138], [116, 146], [98, 168], [116, 188], [176, 208], [244, 222]], tone, [150, 130, 160, 220], 0.5);
    part(s, [[226, 112], [140, 92], [74, 100], [50, 122], [66, 146], [128, 166], [210, 190]], tone, [120, 90, 120, 172], 0.36);
    part(s, [[214, 74], [124, 52], [44, 46], [12, 62], [20, 88], [76, 110], [170, 150]], tone, [90, 40, 90, 118], 0.22);
    s.path(curve([[392, 74], [336, -2], [270, -50], [208, -72], [168, -44], [140, 10], [150, 90], [214, 186], [300, 272]], true), s.linAt([tone.light, tone.mid, tone.shade], 280, -60, 210, 220));
    s.path(curve([[392, 74], [360, 40], [330, 130], [250, 210], [214, 190], [300, 272]], true), mix(tone.shade, ink[700], 0.3), { opacity: 0.28, filter: s.blur(14) });
    hold(s);
    part(s, [[322, 128], [232, 74], [144, 42], [70, 18], [14, 4], [-6, 18], [6, 40], [58, 70], [118, 112], [190, 172], [262, 226], [316, 236]], tone, [150, 20, 96, 150], 0.06);
    s.path(curve([[336, 130], [290, 100], [240, 130], [230, 190], [270, 232], [320, 240]], true), s.linAt([tone.mid, mix(tone.mid, tone.shade, 0.5)], 300, 100, 270, 240), { opacity: 0.9, filter: s.blur(9) });
    part(s, [[250, -72], [182, -94], [112, -84], [56, -50], [8, -16], [-6, 2], [6, 18], [28, 12], [78, -12], [126, -26], [170, 6], [220, 34], [270, 10]], tone, [140, -96, 150, 30], 0);
    s.path(curve([[262, -66], [206, -70], [190, -30], [206, 20], [260, 30], [300, -10]], true), s.linAt([tone.light, tone.mid], 240, -70, 230, 40), { filter: s.blur(9) });
    crease(s, 'M116 -78C122 -62 124 -46 122 -32', tone);
    crease(s, 'M130 -80C137 -62 138 -46 135 -28', tone);
    crease(s, 'M52 -44C58 -34 60 -24 58 -12', tone);
    crease(s, 'M132 44C126 58 122 76 124 104', tone);
    crease(s, 'M146 50C140 64 136 86 138 116', tone);
    shine(s, 'M44 -34C90 -66 140 -82 186 -78');
    shine(s, 'M34 22C80 34 120 50 170 72', 10);
    shine(s, 'M230 -56C280 -40 320 -10 346 26', 17);
    s.path('M340 44C362 50 392 66 404 84C398 116 340 250 316 280C296 276 272 262 258 250C290 200 326 110 340 44Z', s.linAt([mix(tone.mid, tone.shade, 0.2), mix(tone.shade, ink[700], 0.25)], 380, 60, 290, 270));
    s.path('M366 52C348 120 316 200 282 262M388 66C372 130 336 214 304 276', 'none', { stroke: mix(tone.shade, ink[700], 0.4), 'stroke-width': 3, opacity: 0.4 });
    s.line('M404 84C398 116 340 250 316 280', mix(tone.shade, ink[600], 0.45), 9);
  });

const handle = (s, from, to, size) => {
  const d = `M${from.join(' ')}L${to.join(' ')}`;
  s.line(d, ink[700], size);
  s.line(d, mix(ink[500], sand[100], 0.6), size * 0.7);
  s.line(d, sand[50], size * 0.22, { transform: 'translate(-1 -3)' });
};

/** Mouth mirror: tip at (−tip), handle running back through the pinch. */
export const mirror = (s) => {
  handle(s, [-150, 96], [170, -150], 17);
  handle(s, [-150, 96], [-206, 150], 8);
  s.oval(-236, 172, 56, 46, s.lin([sand[50], ink[500]]), { transform: 'rotate(-30 -236 172)' });
  s.oval(-237, 170, 47, 38, s.lin([seaglass[50], seaglass[200], seaglass[400]], 1, 0, 0, 1), { transform: 'rotate(-30 -236 172)' });
  s.path('M-266 186Q-250 146 -214 142', 'none', { stroke: '#ffffff', 'stroke-width': 7, 'stroke-linecap': 'round', opacity: 0.85 });
};

export const probe = (s) => {
  handle(s, [-140, 100], [170, -130], 16);
  handle(s, [-140, 100], [-190, 134], 7);
  s.line('M-190 134C-214 150 -236 150 -240 176Q-242 190 -232 196', mix(ink[500], sand[100], 0.4), 5);
};
