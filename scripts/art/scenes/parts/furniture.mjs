/** Waiting-room furniture and other things that stand about. Each takes the floor point it stands on. */
import { coral, curve, ink, mix, n, random, sand, seaglass } from './scene.mjs';

export const wood = { light: mix(sand[300], coral[300], 0.12), mid: mix(mix(sand[400], coral[600], 0.12), sand[300], 0.3), dark: mix(mix(sand[400], coral[700], 0.26), ink[800], 0.22) };
const at = (x, y, scale, flip) => ({ transform: `translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})` });

export const armchair = (s, x, y, scale = 1, { flip = false, tones = [seaglass[300], mix(seaglass[400], ink[500], 0.35)] } = {}) =>
  s.group(at(x, y, scale, flip), () => {
    const [light, dark] = tones;
    s.oval(-10, 2, 170, 15, ink[950], { opacity: 0.3, filter: s.blur(10) });
    for (const [lx, lean] of [[-104, -10], [104, 10], [-60, -4], [70, 5]]) s.line(`M${lx} -64L${lx + lean} -2`, wood.dark, 11);
    s.path('M-128 -150C-150 -300 -96 -330 0 -330S150 -300 128 -150Z', s.lin([light, mix(light, dark, 0.55), dark], 0.7, 0, 0.2, 1));
    s.path('M-104 -300C-60 -322 60 -322 104 -300', 'none', { stroke: sand[50], 'stroke-width': 5, 'stroke-linecap': 'round', opacity: 0.6 });
    s.path('M-112 -170C-60 -186 60 -186 112 -170L118 -116H-118Z', s.lin([mix(light, sand[50], 0.35), mix(light, dark, 0.3)]));
    s.path('M-152 -196C-154 -226 -104 -226 -102 -196L-96 -62Q-100 -50 -116 -50H-134Q-148 -50 -148 -62Z', s.lin([mix(light, dark, 0.2), dark]));
    s.path('M152 -196C154 -226 104 -226 102 -196L96 -62Q100 -50 116 -50H134Q148 -50 148 -62Z', s.lin([mix(light, sand[50], 0.25), mix(light, dark, 0.5)]));
    s.path('M-100 -120H100L98 -58Q96 -50 84 -50H-84Q-96 -50 -98 -58Z', s.lin([mix(light, dark, 0.45), dark]));
  });

export const cushion = (s, x, y, size, tones, turn = 0) =>
  s.path(`M${x - size} ${y - size * 0.8}Q${x} ${y - size * 1.05} ${x + size} ${y - size * 0.8}Q${x + size * 1.12} ${y} ${x + size * 0.94} ${y + size * 0.8}Q${x} ${y + size} ${x - size * 0.94} ${y + size * 0.8}Q${x - size * 1.12} ${y} ${x - size} ${y - size * 0.8}Z`, s.lin(tones), { transform: `rotate(${turn} ${x} ${y})` });

export const sofa = (s, x, y, scale = 1, { tones = [mix(sand[100], seaglass[100], 0.3), sand[300]] } = {}) =>
  s.group(at(x, y, scale, false), () => {
    const [light, dark] = tones;
    s.oval(-14, 2, 330, 18, ink[950], { opacity: 0.3, filter: s.blur(12) });
    for (const lx of [-280, 280]) s.line(`M${lx} -50L${lx * 1.02} -2`, wood.dark, 12);
    s.path('M-300 -130C-316 -270 -280 -284 0 -284S316 -270 300 -130Z', s.lin([light, mix(light, dark, 0.6)]));
    s.line('M0 -276V-150', dark, 3, { opacity: 0.6 });
    for (const side of [-1, 1]) s.path(`M${side * 4} -164H${side * 282}Q${side * 300} -150 ${side * 296} -100H${side * 4}Z`, s.lin([mix(light, '#ffffff', 0.4), mix(light, dark, 0.4)]));
    s.path('M-296 -104H296L290 -46H-290Z', s.lin([mix(light, dark, 0.6), dark]));
    for (const side of [-1, 1]) s.path(`M${side * 340} -190C${side * 342} -222 ${side * 288} -222 ${side * 286} -190L${side * 282} -56Q${side * 286} -44 ${side * 300} -44H${side * 322}Q${side * 334} -44 ${side * 334} -56Z`, s.lin(side > 0 ? [mix(light, '#ffffff', 0.3), mix(light, dark, 0.6)] : [light, dark]));
    cushion(s, -200, -196, 52, [coral[300], mix(coral[300], coral[500], 0.4)], -8);
    cushion(s, 216, -194, 50, [seaglass[300], ink[500]], 9);
  });

export const lowTable = (s, x, y, scale = 1) =>
  s.group(at(x, y, scale, false), () => {
    s.oval(-8, 2, 150, 14, ink[950], { opacity: 0.28, filter: s.blur(9) });
    for (const lx of [-80, 0, 84]) s.line(`M${lx * 0.6} -90L${lx} -2`, wood.dark, 9);
    s.oval(0, -92, 148, 26, wood.dark);
    s.oval(0, -98, 148, 26, s.lin([wood.light, wood.mid], 1, 0, 0, 0));
    s.rect(-66, -122, 92, 12, s.lin([seaglass[300], ink[500]]), 3);
    s.rect(-58, -134, 84, 12, s.lin([sand[50], sand[300]]), 3);
    s.path('M56 -108L52 -140H92L88 -108Z', s.lin([sand[50], seaglass[200]], 0, 0, 1, 0));
  });

export const pendant = (s, x, drop, size, tones = [sand[50], sand[300]]) => {
  s.line(`M${x} -10V${drop - size * 0.5}`, ink[700], 3);
  s.oval(x, drop + size * 0.9, size * 2.4, size * 1.8, s.rad([['#fff3dc', 0, 0.55], ['#fff3dc', 1, 0]]));
  s.path(`M${x - size} ${drop + size * 0.35}C${x - size} ${drop - size * 0.7} ${x + size} ${drop - size * 0.7} ${x + size} ${drop + size * 0.35}Q${x} ${drop + size * 0.56} ${x - size} ${drop + size * 0.35}Z`, s.lin(tones, 0.8, 0, 0.2, 1));
  s.oval(x, drop + size * 0.37, size * 0.92, size * 0.12, '#fff8e8');
};

/** The mark of the practice, for walls and screens. */
export const mark = (s, x, y, size, [topTone, lowTone]) =>
  s.group({ transform: `translate(${x - size / 2} ${y - size / 2}) scale(${n(size / 48)})` }, () => {
    s.path('M24 2.5C20.6 8.6 8.5 18.4 8.1 28.6C12.4 33.4 17.6 35.2 23 35.2C30.2 35.2 36.4 31.6 39.8 26.6C38.4 17.6 27.2 8.2 24 2.5Z', topTone);
    s.path('M9.3 34.1C11.8 40.9 17.4 45.5 24 45.5C32.6 45.5 39.4 38.9 40 31.1C36 36.4 30 39.2 23.2 39.2C17.9 39.2 13.2 37.5 9.3 34.1Z', lowTone);
  });

export const desk = (s, x, y, scale = 1) =>
  s.group(at(x, y, scale, false), () => {
    s.oval(-20, 4, 470, 24, ink[950], { opacity: 0.32, filter: s.blur(14) });
    s.path('M-430 -280C-300 -236 300 -236 430 -280L404 -20C300 20 -300 20 -404 -20Z', s.linAt([wood.mid, wood.light, wood.mid, wood.dark], 430, 0, -430, 0));
    for (let i = -16; i <= 16; i++) s.line(`M${i * 25.6} ${n(-262 + 12 * Math.cos(i / 11) - Math.abs(i) * 0.5)}L${i * 24} ${n(6 - (i / 16) ** 2 * 22)}`, wood.dark, 2.5, { opacity: 0.4 });
    s.path('M-430 -280C-300 -236 300 -236 430 -280L426 -236C300 -196 -300 -196 -426 -236Z', ink[950], { opacity: 0.16 });
    s.path('M-452 -306C-300 -262 300 -262 452 -306L448 -276C300 -230 -300 -230 -448 -276Z', s.lin([sand[50], sand[200]]));
    s.path('M-452 -306C-300 -340 300 -340 452 -306C300 -262 -300 -262 -452 -306Z', s.linAt(['#ffffff', sand[100], sand[200]], 400, 0, -400, 0));
  });

export const screen = (s, x, y, w, h, draw) => {
  s.rect(x - 10, y - 10, w + 20, h + 20, s.lin([ink[700], ink[950]]), 16);
  const area = `M${x + 8} ${y}h${w - 16}q8 0 8 8v${h - 16}q0 8 -8 8h${16 - w}q-8 0 -8 -8v${16 - h}q0 -8 8 -8Z`;
  s.group({ 'clip-path': s.clip(area) }, () => {
    s.rect(x, y, w, h, s.lin([ink[600], ink[800]]));
    draw(s);
    s.path(`M${x + w * 0.55} ${y}L${x + w} ${y}V${y + h * 0.7}Z`, sand[50], { opacity: 0.06 });
  });
};

/** A vase with a few dry stems. */
export const vase = (s, x, y, size, tones = [sand[50], sand[300]]) => {
  const next = random(31);
  s.shadow(x - size * 0.1, y, size * 0.34, size * 0.05, 0.3, size * 0.04);
  for (let i = 0; i < 7; i++) {
    const [ex, ey] = [x + (i - 3) * size * 0.13 + next(-4, 4), y - size * next(1.3, 1.75)];
    s.path(curve([[x, y - size * 0.8], [x + (ex - x) * 0.4, y - size * 1.1], [ex, ey]]), 'none', { stroke: seaglass[400], 'stroke-width': size * 0.018 });
    s.oval(ex, ey, size * 0.05, size * 0.11, i % 3 ? seaglass[300] : coral[300], { transform: `rotate(${(i - 3) * 9} ${n(ex)} ${n(ey)})` });
  }
  s.path(`M${x - size * 0.1} ${y - size * 0.86}C${x - size * 0.1} ${y - size * 0.62} ${x - size * 0.36} ${y - size * 0.56} ${x - size * 0.34} ${y - size * 0.28}C${x - size * 0.32} ${y - size * 0.04} ${x - size * 0.2} ${y} ${x} ${y}S${x + size * 0.32} ${y - size * 0.04} ${x + size * 0.34} ${y - size * 0.28}C${x + size * 0.36} ${y - size * 0.56} ${x + size * 0.1} ${y - size * 0.62} ${x + size * 0.1} ${y - size * 0.86}Z`, s.lin([mix(tones[0], tones[1], 0.8), tones[0], tones[1]], 0, 0, 1, 0));
};
