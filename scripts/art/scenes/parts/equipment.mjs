/** The dentist's furniture: chair, lamp, stool, tray. Local units: a chair is about 600 long; `flip` puts the head left. */
import { curve, ink, mix, sand, seaglass } from './scene.mjs';

export const bright = { cushion: [seaglass[200], seaglass[400]], shell: [sand[50], mix(sand[300], ink[500], 0.12)], metal: [sand[50], mix(sand[300], ink[600], 0.55)], rim: sand[50], rimOpacity: 0.8 };
export const backlit = { cushion: [ink[500], ink[800]], shell: [mix(ink[500], sand[200], 0.35), ink[800]], metal: [mix(sand[200], ink[500], 0.4), ink[700]], rim: sand[50], rimOpacity: 0.9 };

export const place = (x, y, scale, flip) => ({ transform: `translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})` });

const spine = [[-14, 206], [40, 178], [132, 143], [180, 144], [232, 166], [284, 170], [330, 146], [400, 88], [462, 28], [506, -16]];

/** The spine moved down along its own normals: the thickness of a cushion follows the body it carries. */
export const below = (depth, from = 0, to = spine.length) =>
  spine.slice(from, to).map(([px, py], i) => {
    const k = i + from;
    const [[ax, ay], [bx, by]] = [spine[Math.max(0, k - 1)], spine[Math.min(spine.length - 1, k + 1)]];
    const length = Math.hypot(bx - ax, by - ay);
    return [px - ((by - ay) / length) * depth, py + ((bx - ax) / length) * depth];
  });
const band = (near, far, from, to) => curve([...below(near, from, to), ...below(far, from, to).reverse()], true);

/** Feet at x 0, head at 590; the floor is y 372. */
export const chair = (s, x, y, scale = 1, { flip = false, tone = bright } = {}) =>
  s.group(place(x, y, scale, flip), () => {
    const deep = mix(tone.cushion[1], ink[900], 0.25);
    s.oval(250, 376, 270, 17, ink[950], { opacity: 0.45, filter: s.blur(11) });
    s.path('M118 374C118 352 160 346 204 338C216 300 212 262 196 214H318C300 262 296 300 306 338C350 346 396 352 396 374Q396 378 390 378H124Q118 378 118 374Z', s.lin(tone.shell));
    s.path('M196 214H318C300 262 296 300 306 338C290 344 240 346 234 336C244 300 236 254 196 214Z', s.lin([[ink[950], 0, 0.32], [ink[950], 1, 0.04]]));
    s.line('M128 366C150 354 190 350 220 344', tone.rim, 2.5, { opacity: tone.rimOpacity * 0.5 });
    s.path(band(34, 66, 1, 9), s.linAt(tone.shell, 300, 150, 320, 250));
    s.path(band(0, 50, 0, 10), s.linAt([tone.cushion[0], mix(tone.cushion[0], tone.cushion[1], 0.5), tone.cushion[1]], 300, 60, 330, 230));
    s.path(band(27, 51, 0, 10), s.linAt([[deep, 0, 0.55], [deep, 1, 0.75]], 300, 60, 330, 240));
    for (const k of [2, 4, 7]) {
      const [[ax, ay], [bx, by]] = [below(3, k, k + 1)[0], below(47, k, k + 1)[0]];
      s.line(`M${ax} ${ay}L${bx} ${by}`, deep, 2.2, { opacity: 0.6 });
    }
    s.line('M496 16L548 -40', tone.metal[1], 13);
    s.group({ transform: 'rotate(-45 556 -42)' }, () => {
      s.rect(504, -66, 106, 50, s.lin([tone.cushion[0], tone.cushion[1]]), 24);
      s.line('M526 -64H590', tone.rim, 4, { opacity: tone.rimOpacity * 0.85 });
    });
    s.path('M276 176C278 132 288 112 318 108L410 98C432 96 434 122 412 124L336 132C316 134 308 150 308 184Z', s.lin(tone.shell));
    s.line('M294 122C300 112 308 110 318 108L408 99', tone.rim, 3.5, { opacity: tone.rimOpacity * 0.8 });
    s.line(curve(below(2, 1, 10)), tone.rim, 4, { opacity: tone.rimOpacity });
  });

/** The operating light on its arms, lamp head at the origin, hung from (hangX, hangY). */
export const lamp = (s, x, y, scale = 1, { flip = false, tone = bright, hang = [150, -190], lit = true, top = -400 } = {}) =>
  s.group(place(x, y, scale, flip), () => {
    s.line(`M${hang[0]} ${top}V${hang[1]}`, tone.metal[1], 15);
    s.line(`M${hang[0] - 3} ${top}V${hang[1]}`, tone.metal[0], 4, { opacity: 0.7 });
    s.line(`M${hang[0]} ${hang[1]}L30 ${hang[1] + 55}L12 -34`, tone.metal[1], 11);
    s.line(`M${hang[0]} ${hang[1] - 3}L30 ${hang[1] + 51}`, tone.metal[0], 3.5, { opacity: 0.8 });
    s.oval(30, hang[1] + 55, 11, 11, tone.metal[0]);
    s.oval(hang[0], hang[1], 13, 13, tone.metal[0]);
    s.group({ transform: 'rotate(16)' }, () => {
      if (lit) s.path('M-74 14L-190 330H190L74 14Z', s.linAt([[sand[50], 0, 0.32], [sand[50], 1, 0]], 0, 10, 0, 330), { filter: s.blur(12) });
      s.path('M-86 6C-80 -34 -40 -46 0 -46S80 -34 86 6C60 18 -60 18 -86 6Z', s.lin(tone.shell));
      s.oval(0, 8, 84, 11, s.lin(lit ? [sand[50], '#fff6dd'] : [tone.shell[1], tone.metal[1]]));
      s.line('M-78 -12C-64 -34 -36 -42 0 -42S60 -36 76 -16', tone.rim, 3.5, { opacity: tone.rimOpacity });
      s.path('M82 -20Q116 -24 112 6Q108 26 92 24', 'none', { stroke: tone.metal[1], 'stroke-width': 7, 'stroke-linecap': 'round' });
    });
  });

/** Saddle stool; floor at y 0. */
export const stool = (s, x, y, scale = 1, { tone = bright } = {}) =>
  s.group(place(x, y, scale, false), () => {
    s.oval(0, 2, 84, 10, ink[950], { opacity: 0.35, filter: s.blur(7) });
    for (const [fx, fy] of [[-70, -4], [-34, 6], [38, 6], [72, -4]]) {
      s.line(`M0 -34L${fx} ${fy - 10}`, tone.metal[1], 8);
      s.oval(fx, fy - 4, 7, 7, ink[800]);
    }
    s.rect(-8, -110, 16, 80, s.lin([tone.metal[0], tone.metal[1]], 0, 0, 1, 0), 4);
    s.path('M-72 -128C-74 -150 -40 -152 0 -146S74 -150 72 -128C70 -110 40 -106 0 -106S-70 -110 -72 -128Z', s.lin(tone.cushion));
    s.line('M-60 -142C-30 -148 30 -142 62 -142', tone.rim, 3.5, { opacity: tone.rimOpacity * 0.8 });
    s.path('M52 -150C76 -190 76 -220 70 -240', 'none', { stroke: tone.metal[1], 'stroke-width': 8 });
    s.rect(20, -268, 74, 38, s.lin(tone.cushion), 19);
  });

/** The instrument table on its arm; the arm's foot is the origin. */
export const tray = (s, x, y, scale = 1, { flip = false, tone = bright } = {}) =>
  s.group(place(x, y, scale, flip), () => {
    s.line('M0 0V-92L-96 -128', tone.metal[1], 12);
    s.line('M-2 -90L-94 -125', tone.metal[0], 4, { opacity: 0.7 });
    s.path('M-196 -150H-22C-14 -150 -12 -132 -26 -130H-188C-204 -132 -206 -150 -196 -150Z', s.lin(tone.shell));
    for (let i = 0; i < 4; i++) {
      const hx = -178 + i * 40;
      s.path(`M${hx} -146C${hx - 6} -60 ${hx + 50} -40 ${hx + 40} -132`, 'none', { stroke: mix(tone.cushion[1], ink[700], 0.4), 'stroke-width': 4 });
      s.line(`M${hx} -150L${hx - 9} -196`, tone.metal[0], 8);
      s.line(`M${hx - 9} -196L${hx - 15} -210`, tone.metal[1], 4);
    }
    s.line('M-194 -148H-26', tone.rim, 3, { opacity: tone.rimOpacity });
  });
