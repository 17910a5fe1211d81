/** The practice: its rooms, its building on the river, how to find it. */
import { backdrop, sunBeams } from '../parts/backdrop.mjs';
import { armchair, lowTable, mark, pendant, screen, sofa, vase, wood } from '../parts/furniture.mjs';
import { receptionRoom, treatmentRoom } from '../parts/places.mjs';
import { heron, riverView } from '../parts/river.mjs';
import { beams, curtain, floorLight, leaf, plant, windowFrame } from '../parts/room.mjs';
import { coral, finish, ink, mix, n, polygon, random, sand, scene, seaglass } from '../parts/scene.mjs';
import { row } from '../parts/teeth.mjs';

const canvas = () => scene(1600, 1067);

export const reception = () => {
  const s = canvas();
  receptionRoom(s);
  sunBeams(s, 0.22);
  return finish(s);
};

export const treatmentRoomPicture = () => {
  const s = canvas();
  treatmentRoom(s);
  beams(s, { x: 560, y: 40, w: 800, h: 1000, lean: 460, opacity: 0.22, soft: 22 });
  return finish(s);
};

export const interior = () => {
  const s = canvas();
  const floor = 770;
  s.rect(0, 0, 1600, floor, s.linAt([sand[50], sand[100], seaglass[200]], 1500, 0, 0, 700));
  const view = { x: 640, y: 70, w: 880, h: 560 };
  riverView(s, { ...view, sun: 0.44 });
  heron(s, 1180, 190, 56, 0.8, ink[600]);
  windowFrame(s, { ...view, panes: 3, transom: 0, size: 16, light: '#ffffff', shade: sand[200] });
  curtain(s, { x: 560, y: 34, w: 170, h: 732, folds: 7, light: '#ffffff', shade: sand[200], opacity: 0.85 });
  curtain(s, { x: 1460, y: 34, w: 170, h: 732, folds: 7, light: '#ffffff', shade: sand[200], opacity: 0.85 });
  // An arched niche with shelves.
  s.path('M110 740V330C110 160 430 160 430 330V740Z', s.linAt([ink[600], ink[800]], 430, 200, 110, 740));
  s.path('M110 740V330C110 160 430 160 430 330V352C430 190 140 190 140 352V740Z', ink[950], { opacity: 0.2 });
  for (const y of [400, 520, 640]) s.rect(110, y, 320, 14, s.lin([wood.light, wood.mid]));
  vase(s, 200, 400, 76);
  for (const [x, w, h, tone] of [[300, 18, 78, coral[300]], [322, 22, 88, sand[200]], [348, 16, 72, seaglass[300]], [368, 20, 84, sand[50]]]) s.rect(x, 400 - h, w, h, s.lin([tone, mix(tone, ink[800], 0.25)], 1, 0, 0, 0), 2);
  mark(s, 350, 470, 78, [sand[50], seaglass[300]]);
  for (const [x, w, h, tone] of [[150, 20, 74, seaglass[300]], [174, 16, 84, sand[100]], [194, 22, 70, sand[300]], [222, 16, 80, ink[500]]]) s.rect(x, 520 - h, w, h, s.lin([tone, mix(tone, ink[800], 0.25)], 1, 0, 0, 0), 2);
  s.rect(150, 600, 110, 40, s.lin([wood.light, wood.dark]), 6);
  plant(s, 350, 642, 120, { leaves: 9, seed: 5, reach: 0.9 });
  s.rect(0, floor - 22, 1600, 24, s.lin([sand[50], sand[200]]));
  s.rect(0, floor, 1600, 300, s.lin([mix(wood.light, sand[200], 0.3), wood.mid]));
  for (let i = -14; i <= 16; i++) s.line(`M${860 + i * 90} ${floor}L${860 + i * 210} 1067`, wood.dark, 2, { opacity: 0.2 });
  s.oval(860, 948, 620, 92, s.lin([mix(seaglass[200], seaglass[100], 0.4), seaglass[200]]));
  s.oval(860, 948, 560, 78, 'none', { stroke: sand[50], 'stroke-width': 7, opacity: 0.7 });
  floorLight(s, { x: 660, w: 840, y: floor + 4, length: 290, lean: 480, opacity: 0.6, soft: 8 });
  pendant(s, 860, 190, 62);
  sofa(s, 800, 910, 1.08);
  armchair(s, 1330, 960, 1.02, { flip: true, tones: [mix(ink[500], seaglass[400], 0.5), ink[700]] });
  lowTable(s, 960, 1010, 1);
  plant(s, 170, 990, 430, { leaves: 15, seed: 8, reach: 0.8 });
  sunBeams(s, 0.2);
  return finish(s);
};

export const technology = () => {
  const s = canvas();
  backdrop(s, { wall: [seaglass[100], seaglass[300]], view: { x: 1080, y: 40, w: 470, h: 480 }, counter: 850, sun: 0.5 });
  // The screen with the scanned arch.
  s.shadow(600, 862, 300, 20, 0.35, 16);
  s.path('M520 700H720L740 850H500Z', s.lin([sand[100], sand[300]], 1, 0, 0, 0));
  s.rect(430, 836, 380, 24, s.lin([sand[50], sand[300]]), 12);
  s.rect(150, 126, 920, 602, ink[950], 34, { opacity: 0.25, filter: s.blur(20), transform: 'translate(-24 26)' });
  screen(s, 170, 140, 880, 570, () => {
    s.oval(610, 430, 420, 300, s.rad([[ink[500], 0, 0.9], [ink[500], 1, 0]]));
    for (let i = 0; i <= 10; i++) {
      s.line(`M${610 + (i - 5) * 52} 560L${610 + (i - 5) * 150} 720`, seaglass[300], 1.5, { opacity: 0.25 });
      if (i < 5) s.line(`M170 ${560 + i * i * 9}H1050`, seaglass[300], 1.5, { opacity: 0.2 });
    }
    row(s, 'upper', { cx: 620, cy: 392, width: 560, rise: 62, perSide: 6, gumDepth: 70, tones: { light: '#f4fffb', mid: '#dff5ee', shade: '#8fc4ba' } });
    s.rect(620, 250, 300, 300, s.lin([[seaglass[200], 0, 0.5], [seaglass[200], 1, 0]], 0, 0, 1, 0), 0, { opacity: 0.42 });
    s.line('M620 236V560', seaglass[100], 5, { opacity: 0.95 });
    s.rect(200, 174, 190, 14, seaglass[300], 7, { opacity: 0.7 });
    for (let i = 0; i < 4; i++) {
      s.rect(200, 212 + i * 92, 104, 74, ink[900], 12, { opacity: 0.55 });
      s.path(`M${216} ${262 + i * 92}C${236} ${232 + i * 92} ${264} ${284 + i * 92} ${290} ${240 + i * 92}`, 'none', { stroke: i === 1 ? coral[300] : seaglass[300], 'stroke-width': 5, 'stroke-linecap': 'round' });
    }
    s.rect(470, 650, 380, 8, ink[900], 4, { opacity: 0.6 });
    s.rect(470, 650, 240, 8, coral[300], 4);
    s.oval(710, 654, 11, 11, sand[50]);
  });
  // The scanner wand in its cradle.
  s.shadow(1230, 880, 150, 22, 0.35, 14);
  s.path('M1120 880C1110 780 1160 746 1240 746S1370 780 1360 880C1340 900 1140 900 1120 880Z', s.lin([sand[50], sand[200], sand[400]]));
  s.path('M1150 796C1180 764 1300 764 1330 796', 'none', { stroke: '#ffffff', 'stroke-width': 7, 'stroke-linecap': 'round', opacity: 0.8 });
  s.group({ transform: 'rotate(18 1240 780)' }, () => {
    s.path('M1196 800C1186 640 1200 560 1214 500H1266C1280 560 1294 640 1284 800C1270 820 1210 820 1196 800Z', s.linAt([sand[300], '#ffffff', sand[100], sand[300]], 1190, 0, 1290, 0));
    s.path('M1214 500C1220 450 1222 400 1218 356Q1240 340 1262 356C1258 400 1260 450 1266 500Z', s.linAt([ink[800], ink[500], ink[700]], 1214, 0, 1266, 0));
    s.rect(1222, 348, 36, 50, s.lin([seaglass[50], seaglass[300]]), 10);
    s.oval(1240, 372, 70, 60, s.rad([[seaglass[50], 0, 0.7], [seaglass[100], 1, 0]]));
    s.oval(1240, 590, 15, 15, s.lin([seaglass[300], ink[500]]));
    s.rect(1226, 640, 28, 84, seaglass[200], 14, { opacity: 0.7 });
  });
  s.path('M1150 870C1060 900 1010 990 860 980S700 920 690 864', 'none', { stroke: ink[600], 'stroke-width': 10, 'stroke-linecap': 'round', opacity: 0.85 });
  plant(s, 1480, 880, 300, { leaves: 13, seed: 21, reach: 0.8 });
  s.shadow(250, 960, 150, 20, 0.3, 12);
  s.rect(140, 926, 230, 30, s.lin([sand[50], sand[300]]), 12);
  s.rect(160, 902, 190, 26, s.lin([seaglass[300], seaglass[400]]), 10);
  sunBeams(s, 0.18);
  return finish(s);
};

/** Grass and shade where something stands on the lawn. */
const tuft = (s, x, y, width) => {
  const next = random(Math.round(x));
  s.shadow(x - width * 0.25, y + 2, width * 0.9, width * 0.12, 0.4, width * 0.08);
  for (let i = 0; i < 22; i++) {
    const gx = x + next(-0.6, 0.6) * width;
    const tall = width * next(0.16, 0.42);
    s.path(`M${n(gx - 3)} ${n(y + 5)}Q${n(gx)} ${n(y - tall * 0.4)} ${n(gx + next(-9, 9))} ${n(y - tall)}Q${n(gx + 4)} ${n(y - tall * 0.4)} ${n(gx + 4)} ${n(y + 5)}Z`, mix(seaglass[400], ink[600], next(0.2, 0.9)));
  }
};

const palm = (s, x, y, height, seed, tones) => {
  const next = random(seed);
  const [tx, ty] = [x + height * 0.07, y - height];
  s.path(`M${x - height * 0.03} ${y}C${x - height * 0.02} ${y - height * 0.5} ${tx - height * 0.03} ${ty + height * 0.3} ${tx - height * 0.012} ${ty}H${tx + height * 0.018}C${tx + height * 0.01} ${ty + height * 0.3} ${x + height * 0.025} ${y - height * 0.5} ${x + height * 0.035} ${y}Z`, s.lin([wood.dark, mix(wood.mid, ink[700], 0.25), wood.dark], 0, 0, 1, 0));
  for (let i = 0; i < 15; i++) {
    const fan = (i / 14 - 0.5) * 2;
    leaf(s, tx, ty, -Math.PI / 2 + fan * 1.9, height * next(0.34, 0.46), height * 0.085, [mix(tones[0], tones[1], next(0, 0.4)), tones[1]], fan * 0.7);
  }
};

const oak = (s, x, y, size, tones, seed = 3) => {
  const next = random(seed);
  s.path(`M${x - size * 0.07} ${y}C${x - size * 0.03} ${y - size * 0.3} ${x - size * 0.2} ${y - size * 0.5} ${x - size * 0.3} ${y - size * 0.6}L${x - size * 0.2} ${y - size * 0.62}L${x} ${y - size * 0.42}L${x + size * 0.24} ${y - size * 0.66}L${x + size * 0.3} ${y - size * 0.6}C${x + size * 0.14} ${y - size * 0.4} ${x + size * 0.05} ${y - size * 0.3} ${x + size * 0.08} ${y}Z`, s.lin([wood.dark, mix(wood.dark, ink[900], 0.4)]));
  for (let i = 0; i < 26; i++) {
    const a = next(0, Math.PI * 2);
    const r = next() ** 0.5;
    const [cx, cy] = [x + Math.cos(a) * size * 0.52 * r, y - size * 0.74 + Math.sin(a) * size * 0.25 * r];
    s.oval(cx, cy, size * next(0.13, 0.2), size * next(0.1, 0.15), mix(tones[0], tones[1], Math.min(1, Math.max(0, (cy - (y - size)) / (size * 0.5) - 0.15))), { opacity: 0.94 });
  }
};

export const exterior = () => {
  const s = canvas();
  riverView(s, { x: 0, y: 0, w: 1600, h: 1067, sun: 0.84, horizon: 0.5, marsh: false });
  heron(s, 1240, 180, 66, 0.8, ink[600]);
  // The bank, the path, the lawn.
  s.path('M0 640C300 620 700 640 1000 690C1200 724 1420 800 1600 900V1067H0Z', s.lin([seaglass[300], mix(seaglass[400], ink[500], 0.3), ink[600]]));
  s.path('M0 636C300 616 700 636 1000 686C1200 720 1420 796 1600 896V912C1400 810 1200 736 1000 704C700 654 300 634 0 654Z', mix(sand[200], seaglass[200], 0.3), { opacity: 0.8 });
  oak(s, 130, 730, 540, [mix(seaglass[400], sand[200], 0.25), ink[700]], 5);
  tuft(s, 134, 730, 150);
  // The building.
  s.shadow(600, 836, 520, 36, 0.4, 26);
  s.path(polygon([[250, 400], [990, 400], [990, 830], [250, 830]]), s.linAt([sand[50], sand[100], sand[200]], 990, 400, 250, 830));
  s.path(polygon([[990, 400], [1090, 440], [1090, 800], [990, 830]]), s.lin(['#ffffff', sand[100]]));
  s.path('M204 404C400 330 860 330 1130 430L1130 446L990 410H220Z', s.linAt([mix(seaglass[400], ink[500], 0.4), ink[700]], 1130, 0, 200, 0));
  s.path('M204 404C400 330 860 330 1130 430L1120 420C860 340 420 344 220 410Z', sand[50], { opacity: 0.5 });
  s.rect(250, 404, 740, 34, ink[950], 0, { opacity: 0.12, filter: s.blur(8) });
  for (const x of [272, 388]) {
    s.rect(x, 486, 104, 190, s.lin([ink[600], mix(coral[300], seaglass[200], 0.5), seaglass[200]]), 8);
    s.path(`M${x} 620L${x + 104} 520V560L${x} 660Z`, sand[50], { opacity: 0.35 });
    s.line(`M${x + 52} 486V676`, sand[50], 6);
    s.rect(x - 10, 676, 124, 14, s.lin([sand[50], sand[300]]), 4);
  }
  s.rect(530, 438, 310, 392, s.lin([wood.light, wood.mid, wood.dark], 1, 0, 0, 0));
  for (let i = 1; i < 13; i++) s.line(`M${530 + i * 24} 438V830`, wood.dark, 2.5, { opacity: 0.45 });
  s.rect(560, 470, 250, 360, s.lin([ink[700], ink[900]]), 10);
  for (const x of [500, 872]) {
    s.oval(x, 520, 60, 80, s.rad([['#fff0d0', 0, 0.8], ['#fff0d0', 1, 0]]));
    s.rect(x - 8, 498, 16, 44, s.lin([sand[50], sand[400]]), 8);
  }
  s.rect(574, 484, 106, 346, s.lin([mix(coral[100], sand[100], 0.4), mix(coral[300], sand[300], 0.5)]), 6);
  s.rect(690, 484, 106, 346, s.lin([mix(coral[100], sand[100], 0.2), mix(coral[300], sand[300], 0.4)]), 6);
  s.path('M574 700L680 560V600L574 740ZM690 640L796 520V550L690 680Z', sand[50], { opacity: 0.4 });
  for (const x of [668, 694]) s.rect(x, 640, 8, 74, sand[50], 4);
  s.path('M540 470C600 440 770 440 830 470V484H540Z', s.lin([coral[500], coral[600]]));
  mark(s, 920, 580, 96, [ink[700], seaglass[400]]);
  s.rect(868, 646, 104, 8, ink[700], 4, { opacity: 0.8 });
  s.rect(886, 664, 68, 6, ink[500], 3, { opacity: 0.7 });
  s.path(polygon([[1014, 510], [1066, 524], [1066, 680], [1014, 684]]), s.lin([seaglass[300], mix(coral[100], seaglass[200], 0.4)]));
  for (const [x, size, seed] of [[300, 110, 2], [380, 96, 5], [468, 112, 9], [880, 108, 13], [962, 92, 16]]) plant(s, x, 848, size, { leaves: 11, seed, pot: null, reach: 1.2, tones: [seaglass[400], ink[700]] });
  s.rect(520, 824, 330, 16, s.lin([sand[50], sand[300]]), 5);
  s.path('M575 838H800C820 900 900 960 1010 1067H420C520 960 566 900 575 830Z', s.lin([sand[100], sand[200], sand[300]]));
  for (const [y, a, b] of [[856, 566, 808], [890, 548, 830], [934, 516, 866], [992, 472, 922]]) s.line(`M${a} ${y}H${b}`, sand[400], 3, { opacity: 0.6 });
  palm(s, 1180, 850, 470, 4, [seaglass[400], ink[700]]);
  tuft(s, 1180, 850, 110);
  palm(s, 1290, 890, 350, 7, [mix(seaglass[400], sand[200], 0.2), ink[600]]);
  tuft(s, 1292, 890, 100);
  tuft(s, 1040, 824, 70);
  plant(s, 130, 1060, 330, { leaves: 15, seed: 12, pot: null, reach: 1.15, tones: [seaglass[400], ink[800]] });
  plant(s, 1500, 1075, 300, { leaves: 15, seed: 15, pot: null, reach: 1.1, tones: [mix(seaglass[400], sand[200], 0.2), ink[700]] });
  beams(s, { x: 700, y: -20, w: 900, h: 1087, lean: 760, opacity: 0.2, soft: 30 });
  return finish(s);
};

export const map = () => {
  const s = canvas();
  s.rect(0, 0, 1600, 1067, s.lin([sand[50], sand[100]]));
  const river = 'M1100 -20C1040 160 1130 300 1060 460C1000 600 860 640 820 800C790 920 850 1000 830 1090H1640V-20Z';
  s.path(river, seaglass[200]);
  s.path(river, 'none', { stroke: mix(seaglass[300], seaglass[400], 0.4), 'stroke-width': 7 });
  for (let i = 1; i < 5; i++) s.path(river, 'none', { stroke: seaglass[50], 'stroke-width': 3, opacity: 0.8 - i * 0.14, transform: `translate(${i * 34} ${i * 6})` });
  const next = random(11);
  for (let i = 0; i < 26; i++) s.path(`M${n(next(1180, 1520))} ${n(next(40, 1020))}q14 -9 28 0t28 0`, 'none', { stroke: seaglass[400], 'stroke-width': 3, 'stroke-linecap': 'round', opacity: 0.55 });
  s.path('M248 640C262 600 388 600 402 640V850C388 884 262 884 248 850Z', mix(seaglass[300], seaglass[200], 0.35));
  s.path('M476 70C500 44 640 44 668 70V194C640 226 500 226 476 194Z', mix(seaglass[300], seaglass[200], 0.35));
  const street = (d, size) => {
    s.line(d, sand[300], size + 6);
    s.line(d, '#ffffff', size);
  };
  const streets = [['M-20 520C240 500 520 540 1640 420', 30], ['M440 -20C430 300 470 700 420 1090', 30], ['M-20 250C300 260 700 230 1080 250', 17], ['M-20 900C260 880 560 900 830 890', 17], ['M220 -20C230 300 200 700 220 1090', 15], ['M700 -20C690 200 720 360 700 620C690 720 660 820 670 1090', 19], ['M890 250C900 400 900 480 850 620', 15], ['M440 700C540 690 640 700 690 690', 14], ['M-20 390H440M440 380C560 370 640 380 705 384', 13]];
  for (const [d, size] of streets) street(d, size);
  for (const [d, size] of streets) s.line(d, '#ffffff', size);
  s.line('M-20 520C240 500 520 540 1640 420', coral[100], 8);
  // The bridge over the river.
  for (let i = 0; i < 9; i++) s.rect(1090 + i * 62, 452 - i * 5.6, 12, 34, mix(ink[500], seaglass[300], 0.3), 3);
  s.line('M1050 477L1640 421', sand[300], 40);
  s.line('M1050 477L1640 421', '#ffffff', 30);
  s.line('M1050 477L1640 421', coral[100], 8);
  for (let i = 0; i < 420; i++) {
    const [x, y] = [next(20, 980), next(30, 1040)];
    const inPark = (x > 258 && x < 392 && y > 630 && y < 860 && Math.abs(y - 742) > 30) || (x > 486 && x < 660 && y > 60 && y < 205);
    if (inPark) {
      s.oval(x + 4, y + 8, 16, 8, ink[800], { opacity: 0.15 });
      s.oval(x, y, 15, 17, s.lin([seaglass[400], ink[500]]));
    }
  }
  for (const [bx, by, cols, rows] of [[30, 285, 4, 2], [250, 285, 4, 2], [470, 410, 5, 2], [470, 580, 5, 2], [30, 560, 4, 3], [30, 740, 4, 3], [740, 290, 3, 2], [740, 620, 1, 3], [470, 730, 4, 3], [250, 930, 4, 2], [470, 930, 4, 2], [30, 60, 4, 3], [250, 60, 4, 3], [740, 60, 6, 3]]) {
    for (let c = 0; c < cols; c++) {
      for (let r = 0; r < rows; r++) {
        if (next() < 0.16) continue;
        s.rect(bx + c * 45 + next(0, 4), by + r * 48 + next(0, 4), next(26, 36), next(26, 34), mix(sand[200], sand[300], next(0, 0.7)), 5, { opacity: 0.85 });
      }
    }
  }
  const label = (x, y, size, words, color, extra = {}) => s.text(x, y, size, words, color, extra);
  label(1290, 700, 46, 'St. Johns River', ink[600], { 'font-style': 'italic', transform: 'rotate(-64 1290 700)', 'letter-spacing': 4, 'text-anchor': 'middle' });
  label(110, 502, 25, 'Specimen Bay Road', ink[700], { 'font-weight': 600, 'letter-spacing': 1, transform: 'rotate(-1 110 502)' });
  label(462, 1000, 23, 'Sample Avenue', ink[600], { transform: 'rotate(-86 462 1000)' });
  label(480, 254, 19, 'Placeholder Street', ink[600]);
  label(325, 745, 21, 'Example Park', ink[800], { 'text-anchor': 'middle', 'font-style': 'italic', 'font-weight': 600 });
  // The compass.
  s.oval(1490, 130, 62, 62, sand[50], { opacity: 0.85 });
  s.path('M1490 80L1506 130L1490 122L1474 130Z', coral[600]);
  s.path('M1490 180L1506 130L1490 138L1474 130Z', ink[500]);
  label(1490, 66, 26, 'N', ink[700], { 'font-weight': 700, 'text-anchor': 'middle' });
  // The pin, above the corner by the water.
  s.oval(858, 552, 100, 40, s.rad([[ink[950], 0, 0.4], [ink[950], 1, 0]]));
  s.rect(812, 488, 96, 62, s.lin([sand[50], sand[300]]), 8);
  s.path('M806 496C840 470 880 470 914 496Z', s.lin([ink[500], ink[700]]));
  s.path('M860 520C790 420 760 390 760 330C760 272 806 230 860 230S960 272 960 330C960 390 930 420 860 520Z', ink[950], { opacity: 0.25, filter: s.blur(12), transform: 'translate(-16 14)' });
  s.path('M860 520C790 420 756 390 756 328C756 268 804 224 860 224S964 268 964 328C964 390 930 420 860 520Z', s.linAt([coral[500], coral[600]], 960, 230, 780, 480));
  s.oval(860, 326, 72, 72, sand[50]);
  mark(s, 860, 324, 100, [ink[700], seaglass[400]]);
  s.path('M790 270C806 248 830 240 852 240', 'none', { stroke: '#ffffff', 'stroke-width': 7, 'stroke-linecap': 'round', opacity: 0.6 });
  return finish(s, { vignette: 0.1, grain: 0.05 });
};
