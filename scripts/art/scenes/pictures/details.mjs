/** A closer look at single treatments. */
import { backdrop, sunBeams } from '../parts/backdrop.mjs';
import { bright, chair, lamp } from '../parts/equipment.mjs';
import { manatee } from '../parts/manatee.mjs';
import { noseMask } from '../parts/nose-mask.mjs';
import { riverView } from '../parts/river.mjs';
import { floorLight, plant, windowFrame } from '../parts/room.mjs';
import { coral, curve, finish, ink, mix, n, polygon, sand, scene, seaglass } from '../parts/scene.mjs';
import { boneTexture, gum, implant, molar, row } from '../parts/teeth.mjs';

const canvas = () => scene(1600, 1067);
const wood = mix(mix(sand[400], coral[600], 0.12), sand[200], 0.3);

const child = (s, x, y, scale) =>
  s.group({ transform: `translate(${x} ${y}) scale(${scale})` }, () => {
    s.oval(0, 4, 90, 13, ink[950], { opacity: 0.3, filter: s.blur(9) });
    for (const side of [-1, 1]) {
      s.line(`M${side * 27} -130L${side * 29} -26`, '#8d5a3b', 34);
      s.path(`M${side * 29 - 26} -34H${side * 29 + 26}C${side * 29 + 32} 2 ${side * 29 + 26} 6 ${side * 29} 6S${side * 29 - 32} 2 ${side * 29 - 26} -34Z`, s.lin([sand[50], sand[300]]));
    }
    s.path('M-58 -240H58L66 -118C50 -108 14 -108 6 -116L0 -150L-6 -116C-14 -108 -50 -108 -66 -118Z', s.lin([ink[600], ink[800]]));
    s.line('M-58 -336C-92 -300 -98 -262 -92 -226', '#8d5a3b', 27);
    s.line('M56 -336C88 -350 104 -372 120 -400', '#8d5a3b', 27);
    s.path('M-62 -352C-40 -378 40 -378 62 -352L76 -318L54 -304L60 -224C20 -212 -20 -212 -60 -224L-54 -304L-76 -318Z', s.lin([mix(coral[300], sand[100], 0.2), mix(coral[500], coral[300], 0.5)]));
    for (const yy of [-310, -270]) s.path(`M-56 ${yy}Q0 ${yy + 14} 57 ${yy}`, 'none', { stroke: sand[50], 'stroke-width': 10, opacity: 0.8 });
    s.rect(-17, -394, 34, 34, '#7a4c31', 12);
    for (const side of [-1, 1]) s.oval(side * 58, -440, 11, 15, '#8d5a3b');
    s.oval(0, -446, 60, 64, s.lin(['#3c2a20', '#241812']));
    for (const [cx, cy, r] of [[-66, -486, 31], [66, -486, 31]]) s.oval(cx, cy, r, r, s.lin(['#463226', '#241812']));
    s.path('M-38 -486C-14 -510 20 -508 40 -484', 'none', { stroke: '#6d5140', 'stroke-width': 8, 'stroke-linecap': 'round', opacity: 0.7 });
    for (const side of [-1, 1]) s.oval(side * 50, -474, 9, 9, coral[300]);
  });

export const kidsDentistry = () => {
  const s = canvas();
  s.rect(0, 0, 1600, 800, s.linAt([seaglass[100], seaglass[200]], 1500, 0, 100, 800));
  for (const [i, tone] of [seaglass[200], mix(seaglass[300], seaglass[200], 0.4), mix(seaglass[300], seaglass[400], 0.2)].entries()) s.path(`M0 ${560 + i * 70}C220 ${640 + i * 60} 420 ${640 + i * 60} 640 ${570 + i * 66}S1100 ${520 + i * 70} 1600 ${610 + i * 62}V820H0Z`, tone, { opacity: 0.65 });
  for (const [x, y, size, tone] of [[210, 620, 34, coral[300]], [330, 690, 24, sand[300]], [1290, 700, 30, seaglass[100]]]) s.path(`M${x} ${y}C${x + size} ${y - size} ${x + size * 2} ${y - size * 0.7} ${x + size * 2.5} ${y}L${x + size * 3.3} ${y - size * 0.6}V${y + size * 0.6}L${x + size * 2.5} ${y}C${x + size * 2} ${y + size * 0.7} ${x + size} ${y + size} ${x} ${y}Z`, tone, { opacity: 0.85 });
  s.rect(1040, 70, 470, 420, sand[50], 0, { opacity: 0.6, filter: s.blur(40) });
  riverView(s, { x: 1080, y: 90, w: 420, h: 380, sun: 0.4, withBridge: false });
  windowFrame(s, { x: 1080, y: 90, w: 420, h: 380, panes: 2, transom: 0, size: 16, light: sand[50], shade: sand[200] });
  s.rect(0, 800, 1600, 267, s.lin([sand[200], wood]));
  s.rect(0, 782, 1600, 22, s.lin([sand[50], sand[100]]));
  s.oval(740, 972, 620, 76, s.lin([mix(seaglass[200], sand[50], 0.4), seaglass[200]]));
  s.oval(740, 972, 520, 58, 'none', { stroke: sand[50], 'stroke-width': 9, opacity: 0.7 });
  floorLight(s, { x: 900, w: 620, y: 812, length: 240, lean: 330, panes: 2, opacity: 0.5, soft: 9 });
  s.group({}, () => {
    s.line('M590 -10V60', ink[500], 4);
    s.line('M420 90Q590 30 760 90', ink[500], 5);
    for (const [x, y, tone] of [[420, 190, coral[300]], [534, 150, sand[300]], [648, 210, seaglass[400]], [760, 170, ink[500]]]) {
      s.line(`M${x} 84V${y}`, ink[500], 2.5);
      s.path(`M${x - 40} ${y + 24}C${x - 20} ${y - 6} ${x + 14} ${y - 4} ${x + 28} ${y + 24}L${x + 48} ${y + 8}V${y + 42}L${x + 28} ${y + 24}C${x + 14} ${y + 54} ${x - 20} ${y + 54} ${x - 40} ${y + 24}Z`, tone);
      s.oval(x - 20, y + 20, 4, 4, ink[900]);
    }
  });
  chair(s, 560, 515, 1.2, { tone: { ...bright, cushion: [mix(coral[100], coral[300], 0.55), mix(coral[300], coral[500], 0.5)] } });
  s.group({ transform: 'rotate(30 900 640)' }, () => manatee(s, 905, 632, 0.9));
  lamp(s, 1010, 250, 0.72, { tone: bright, hang: [150, -120] });
  child(s, 470, 985, 1.02);
  s.path('M250 960L264 890H356L370 960Z', s.lin([sand[100], sand[300]]));
  s.rect(252, 872, 118, 22, s.lin([sand[50], sand[200]]), 9);
  plant(s, 1440, 1010, 400, { leaves: 15, seed: 7, pot: [sand[50], sand[300]], reach: 0.85 });
  sunBeams(s, 0.2);
  return finish(s);
};

export const sameDayCrown = () => {
  const s = canvas();
  backdrop(s, { wall: [seaglass[100], seaglass[300]], view: { x: 60, y: 60, w: 430, h: 470 }, counter: 860, sun: 0.5 });
  // The mill.
  s.shadow(1010, 880, 500, 34, 0.4, 22);
  s.rect(590, 130, 840, 746, s.linAt([sand[50], sand[100], sand[300]], 1400, 130, 560, 880), 64);
  s.rect(590, 130, 840, 746, s.linAt([[ink[800], 0, 0.24], [ink[800], 0.2, 0], [ink[800], 1, 0]], 590, 0, 1430, 0), 64);
  s.path('M650 140H1370', 'none', { stroke: '#ffffff', 'stroke-width': 8, 'stroke-linecap': 'round', opacity: 0.8 });
  s.rect(668, 214, 684, 450, ink[900], 40);
  s.rect(684, 230, 652, 418, s.lin([ink[700], ink[900]]), 30);
  const bay = 'M714 230H1306Q1336 230 1336 260V618Q1336 648 1306 648H714Q684 648 684 618V260Q684 230 714 230Z';
  s.group({ 'clip-path': s.clip(bay) }, () => {
    s.oval(1010, 430, 330, 260, s.rad([[seaglass[200], 0, 0.75], [seaglass[300], 0.5, 0.25], [seaglass[300], 1, 0]]));
    for (const side of [-1, 1]) {
      const x = 1010 + side * 215;
      s.rect(side < 0 ? 684 : x - 30, 388, side < 0 ? x + 30 - 684 : 1336 - x + 30, 92, s.lin([ink[500], sand[100], mix(ink[500], sand[200], 0.4), ink[800]]), 12);
      s.rect(side < 0 ? x + 20 : x - 90, 404, 70, 60, s.lin([mix(ink[500], sand[100], 0.4), sand[50], ink[600]]), 8);
      s.path(`M${1010 + side * 126} 420L${1010 + side * 72} 430V440L${1010 + side * 126} 450Z`, s.lin([sand[50], ink[500]]));
    }
    s.rect(985, 250, 50, 90, s.lin([ink[500], sand[200], ink[600]], 0, 0, 1, 0), 8);
    for (let i = 0; i < 46; i++) {
      const a = i * 2.399;
      const r = 60 + ((i * 37) % 130);
      s.oval(1010 + Math.cos(a) * r * 1.1, 440 + Math.sin(a) * r * 0.8, 2 + (i % 4), 2 + (i % 4), seaglass[50], { opacity: n(0.75 - r / 300) });
    }
    molar(s, 1010, 486, 0.66, { roots: false, tones: { light: '#ffffff', mid: '#fdf8ee', shade: '#dccfb6' } });
    s.rect(960, 496, 100, 70, s.lin(['#f1e8d6', '#cdbf9f']), 10);
    s.rect(984, 566, 52, 90, s.lin([ink[500], sand[200], ink[600]], 0, 0, 1, 0), 4);
    s.path(polygon([[720, 230], [900, 230], [740, 648], [684, 648], [684, 330]]), sand[50], { opacity: 0.1 });
    s.path(polygon([[940, 230], [980, 230], [820, 648], [780, 648]]), sand[50], { opacity: 0.09 });
  });
  s.rect(900, 716, 220, 92, ink[800], 20);
  s.rect(908, 724, 204, 76, s.lin([ink[600], ink[700]]), 15);
  s.path('M940 776C970 744 1000 792 1030 760S1066 748 1082 752', 'none', { stroke: seaglass[200], 'stroke-width': 6, 'stroke-linecap': 'round' });
  s.oval(1270, 762, 30, 30, s.lin([mix(coral[300], coral[500], 0.3), coral[500]]));
  // Blocks and the finished crown on its cushion.
  for (const [x, y, tone] of [[180, 842, '#f3e7cf'], [286, 842, '#fbf5e6']]) {
    s.shadow(x + 34, y + 22, 66, 12, 0.3, 9);
    s.rect(x, y - 78, 84, 98, s.lin(['#ffffff', tone, mix(tone, sand[400], 0.4)]), 9);
  }
  s.shadow(440, 990, 190, 24, 0.32, 18);
  s.oval(460, 962, 190, 44, s.lin([ink[500], ink[700]]));
  s.oval(460, 950, 180, 38, s.lin([seaglass[300], seaglass[400]]));
  s.shadow(450, 952, 92, 14, 0.35, 8);
  molar(s, 460, 942, 0.82, { roots: false, tones: { light: '#ffffff', mid: '#fdf8ee', shade: '#e4d8be' } });
  sunBeams(s, 0.16);
  return finish(s);
};

/** A see-through tray along a horseshoe; `lift` is how tall its wall stands. */
const aligner = (s, cx, cy, width, depth, lift) => {
  const steps = Array.from({ length: 29 }, (_, i) => {
    const t = -1 + i / 14;
    const bump = 1 + 0.035 * Math.sin(i * 2.6);
    return [cx + Math.sin(t * 1.45) * width * 0.5 * bump, cy - depth * (1 - Math.abs(t) ** 2.1) * bump + depth * 0.5, t];
  });
  const inner = steps.map(([x, y, t]) => [cx + (x - cx) * (0.66 - 0.03 * Math.abs(t)), y + depth * 0.24 * (1 - Math.abs(t))]);
  const outer = steps.map(([x, y]) => [x, y]);
  const up = (points) => points.map(([x, y], i) => [x, y - lift * (1 + 0.1 * Math.sin(i * 2.6 + 1))]);
  s.path(`${curve(outer)}L${curve([...inner].reverse()).slice(1)}Z`, ink[800], { opacity: 0.22, filter: s.blur(9), transform: 'translate(-18 20)' });
  s.path(`${curve(up(outer))}L${curve([...up(inner)].reverse()).slice(1)}Z`, s.lin([[seaglass[50], 0, 0.75], [seaglass[200], 1, 0.55]]));
  s.path(`${curve(inner)}L${curve([...up(inner)].reverse()).slice(1)}Z`, s.lin([[seaglass[100], 0, 0.5], [seaglass[300], 1, 0.5]]));
  s.path(`${curve(outer)}L${curve([...up(outer)].reverse()).slice(1)}Z`, s.lin([[sand[50], 0, 0.65], [seaglass[300], 0.6, 0.35], [seaglass[400], 1, 0.5]]));
  s.line(curve(up(outer)), '#ffffff', 4, { opacity: 0.9 });
  s.line(curve(up(inner)), '#ffffff', 3, { opacity: 0.75 });
  s.line(curve(outer), mix(seaglass[400], ink[500], 0.3), 3, { opacity: 0.6 });
  for (let i = 2; i < steps.length - 1; i += 2) s.line(`M${n(outer[i][0])} ${n(outer[i][1] - 4)}L${n(up(outer)[i][0])} ${n(up(outer)[i][1] + 5)}`, i % 4 ? sand[50] : seaglass[400], 3, { opacity: 0.55 });
};

export const aligners = () => {
  const s = canvas();
  backdrop(s, { view: { x: 820, y: -40, w: 620, h: 430 }, counter: 520, wall: [seaglass[100], seaglass[200]], top: [sand[100], sand[300]] });
  // The open case.
  s.shadow(430, 890, 400, 60, 0.34, 26);
  s.path('M110 560C110 380 770 380 770 560L750 640H130Z', s.lin([mix(coral[300], coral[100], 0.35), mix(coral[300], coral[500], 0.3)]));
  s.path('M150 574C150 430 730 430 730 574L716 628H164Z', s.lin([mix(coral[300], coral[500], 0.45), coral[300]]));
  s.oval(440, 738, 360, 190, s.lin([mix(coral[300], coral[500], 0.3), coral[500]]));
  s.oval(440, 716, 360, 186, s.lin([mix(coral[100], coral[300], 0.3), coral[300]]));
  s.oval(440, 724, 318, 156, s.lin([mix(coral[500], coral[300], 0.35), coral[300]]));
  s.oval(440, 742, 300, 134, s.lin([coral[300], mix(coral[300], coral[100], 0.5)]));
  aligner(s, 440, 742, 420, 190, 46);
  s.path('M100 690C120 570 300 532 440 530', 'none', { stroke: sand[50], 'stroke-width': 7, 'stroke-linecap': 'round', opacity: 0.7 });
  // The tray in front, in the light.
  aligner(s, 1110, 800, 640, 290, 74);
  // A small vase.
  s.shadow(1460, 604, 90, 16, 0.3, 12);
  plant(s, 1470, 610, 330, { leaves: 9, seed: 12, pot: [ink[500], ink[700]], reach: 0.7 });
  sunBeams(s, 0.22);
  return finish(s);
};

export const implantDenture = () => {
  const s = canvas();
  s.rect(0, 0, 1600, 1067, s.lin([mix(seaglass[200], seaglass[100], 0.5), seaglass[200], seaglass[300]]));
  s.oval(800, 380, 820, 430, s.rad([[sand[50], 0, 1], [sand[50], 1, 0]]));
  s.path('M0 880C400 960 1200 960 1600 880V1067H0Z', s.lin([seaglass[300], mix(seaglass[400], seaglass[300], 0.5)]), { opacity: 0.7 });
  s.shadow(800, 1000, 560, 40, 0.3, 28);
  const ridge = 'M230 800C300 690 420 740 560 754Q800 776 1040 754C1180 740 1300 690 1370 800C1400 880 1360 960 1260 986C1000 1036 600 1036 340 986C240 960 200 880 230 800Z';
  s.path(ridge, s.lin([gum.light, gum.mid, gum.shade]));
  s.path('M300 880C560 940 1040 940 1300 880L1290 972C1000 1036 600 1036 320 972Z', s.lin([sand[200], sand[300]]));
  boneTexture(s, 300, 880, 1000, 150, 'M300 890C560 950 1040 950 1300 890L1290 972C1000 1036 600 1036 320 972Z');
  s.path('M280 770C320 730 420 766 560 780Q800 800 1040 780C1180 766 1280 730 1320 770', 'none', { stroke: '#f9d3c8', 'stroke-width': 12, 'stroke-linecap': 'round', opacity: 0.7, filter: s.blur(5) });
  for (const [x, y, turn] of [[370, 776, -9], [640, 790, -3], [960, 790, 3], [1230, 776, 9]]) {
    s.group({ transform: `rotate(${turn} ${x} ${y})` }, () => {
      implant(s, x, y, 0.72, { length: 250 });
      s.path(`M${x - 64} ${y - 4}C${x - 40} ${y + 16} ${x + 40} ${y + 16} ${x + 64} ${y - 4}V${y + 28}H${x - 64}Z`, gum.mid, { opacity: 0.72 });
      s.line(`M${x} ${y - 92}V${y - 190}`, ink[500], 4, { 'stroke-dasharray': '2 15', opacity: 0.75 });
    });
  }
  row(s, 'lower', { cx: 800, cy: 500, width: 1100, rise: 96, perSide: 6, gumDepth: 92 });
  sunBeams(s, 0.2);
  return finish(s);
};

export const nitrous = () => {
  const s = canvas();
  backdrop(s, { wall: [mix(seaglass[200], seaglass[100], 0.4), seaglass[300]], view: { x: 90, y: 70, w: 520, h: 560 }, counter: 930, sun: 0.6 });
  // The flow meter on the wall.
  s.rect(1106, 96, 330, 560, ink[950], 36, { opacity: 0.25, filter: s.blur(18), transform: 'translate(-22 22)' });
  s.rect(1106, 90, 330, 560, s.linAt([sand[50], sand[100], sand[300]], 1430, 90, 1090, 650), 36);
  for (const [x, tone, level] of [[1186, seaglass[400], 0.62], [1310, ink[500], 0.4]]) {
    s.rect(x, 150, 56, 320, s.lin([ink[800], ink[600], ink[800]], 0, 0, 1, 0), 28);
    s.rect(x + 12, 162, 32, 296, s.lin([[tone, 0, 0.9], [seaglass[100], 0.4, 0.9], [tone, 1, 0.9]], 0, 0, 1, 0), 16);
    for (let i = 1; i < 9; i++) s.line(`M${x + 64} ${160 + i * 33}h${i % 2 ? 12 : 20}`, ink[600], 3, { opacity: 0.7 });
    s.oval(x + 28, 446 - 270 * level, 15, 15, s.lin([sand[50], coral[300]]));
  }
  s.oval(1270, 562, 52, 52, s.lin([mix(sand[300], ink[500], 0.3), sand[400]]));
  s.oval(1270, 556, 46, 46, s.lin([sand[50], sand[200]]));
  s.line('M1270 520V556', ink[600], 7);
  for (const x of [1190, 1350]) s.rect(x - 20, 640, 40, 44, s.lin([ink[500], ink[700]], 0, 0, 1, 0), 6);
  // Hoses, hook, mask.
  for (const [d, shift] of [['M1190 684C1190 920 1010 940 1000 720C994 640 930 600 880 606', 0], ['M1350 684C1350 1040 640 1010 620 740C612 640 660 604 712 606', 1]]) {
    s.line(d, ink[950], 30, { opacity: 0.2, filter: s.blur(12), transform: 'translate(-20 18)' });
    s.line(d, mix(seaglass[400], ink[500], 0.5), 30);
    s.line(d, seaglass[300], 21);
    s.line(d, mix(seaglass[200], seaglass[50], 0.5), 7, { transform: 'translate(-3 -4)', opacity: 0.9, 'stroke-dasharray': shift ? 'none' : 'none' });
  }
  s.line('M796 150V286Q796 330 836 330Q872 330 872 296', ink[600], 15);
  s.line('M793 150V286', sand[100], 4, { opacity: 0.7 });
  s.oval(796, 146, 40, 40, s.lin([sand[50], sand[400]]));
  noseMask(s, 798, 564);
  s.shadow(300, 960, 150, 18, 0.3, 14);
  s.path('M170 880C170 860 430 860 430 880L420 960C400 976 200 976 180 960Z', s.lin([mix(coral[100], coral[300], 0.5), mix(coral[300], coral[500], 0.35)]));
  for (const y of [884, 910, 936]) s.path(`M176 ${y}C240 ${y + 14} 360 ${y + 14} 424 ${y}`, 'none', { stroke: sand[50], 'stroke-width': 4, opacity: 0.5 });
  sunBeams(s, 0.18);
  return finish(s);
};
