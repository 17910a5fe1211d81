/** Lead pictures of the sample articles, 1600×900. */
import { backdrop, sunBeams } from '../parts/backdrop.mjs';
import { wood } from '../parts/furniture.mjs';
import { manatee } from '../parts/manatee.mjs';
import { riverView } from '../parts/river.mjs';
import { curtain, floorLight, plant, wallPicture, windowFrame } from '../parts/room.mjs';
import { coral, finish, ink, mix, n, polygon, random, sand, scene, seaglass } from '../parts/scene.mjs';
import { boneTexture, crown, gum, implant, molar } from '../parts/teeth.mjs';

const canvas = () => scene(1600, 900);

const cup = (s, x, y, size, tones, { steam = false } = {}) => {
  s.shadow(x - size * 0.15, y, size * 0.72, size * 0.09, 0.32, size * 0.06);
  s.path(`M${x + size * 0.46} ${y - size * 0.72}C${x + size * 0.95} ${y - size * 0.78} ${x + size * 0.9} ${y - size * 0.16} ${x + size * 0.36} ${y - size * 0.2}`, 'none', { stroke: tones[1], 'stroke-width': size * 0.1, 'stroke-linecap': 'round' });
  s.path(`M${x - size * 0.52} ${y - size * 0.9}H${x + size * 0.52}C${x + size * 0.52} ${y - size * 0.3} ${x + size * 0.42} ${y} ${x + size * 0.2} ${y}H${x - size * 0.2}C${x - size * 0.42} ${y} ${x - size * 0.52} ${y - size * 0.3} ${x - size * 0.52} ${y - size * 0.9}Z`, s.lin([mix(tones[0], tones[1], 0.7), tones[0], tones[1]], 0, 0, 1, 0));
  s.oval(x, y - size * 0.9, size * 0.52, size * 0.12, s.lin([tones[1], tones[0]]));
  s.oval(x, y - size * 0.885, size * 0.45, size * 0.09, s.lin([wood.dark, mix(wood.dark, coral[700], 0.3)]));
  if (!steam) return;
  for (const [dx, lift] of [[-0.2, 0.9], [0.06, 1.2], [0.28, 0.8]]) s.path(`M${x + dx * size} ${y - size}c${-size * 0.22} ${-size * lift * 0.3} ${size * 0.24} ${-size * lift * 0.55} 0 ${-size * lift}`, 'none', { stroke: sand[50], 'stroke-width': size * 0.09, 'stroke-linecap': 'round', opacity: 0.75, filter: s.blur(n(size * 0.035)) });
};

const brush = (s, x, y, scale, turn, [light, dark]) =>
  s.group({ transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` }, () => {
    s.path('M-16 0C-20 -120 -10 -200 -9 -260C-9 -300 -12 -330 -12 -352Q-12 -366 0 -366T12 -352C12 -330 9 -300 9 -260C10 -200 20 -120 16 0Q0 10 -16 0Z', s.lin([light, dark], 1, 0, 0, 0));
    s.path('M-12 -362H-42V-286H-11Z', s.lin([sand[50], seaglass[200]]));
    for (let i = 1; i < 6; i++) s.line(`M-42 ${-362 + i * 13}H-13`, seaglass[300], 2, { opacity: 0.7 });
    s.line('M8 -40C11 -120 6 -180 5 -240', sand[50], 4, { opacity: 0.6 });
  });

export const firstVisitKids = () => {
  const s = canvas();
  backdrop(s, { view: { x: 880, y: 40, w: 620, h: 430 }, counter: 640, top: [mix(sand[100], coral[100], 0.25), sand[300]] });
  s.shadow(560, 790, 260, 30, 0.35, 18);
  manatee(s, 590, 652, 1.6);
  brush(s, 800, 690, 0.92, 14, [coral[300], coral[500]]);
  s.path('M700 590C736 580 790 604 792 636C790 664 720 664 690 642Z', s.lin([mix(seaglass[300], sand[200], 0.45), mix(ink[500], sand[300], 0.35)]));
  // A picture book, a cup, a small step of blocks.
  s.shadow(1130, 792, 230, 20, 0.3, 14);
  s.path('M930 776L1120 742L1130 790L940 812Z', s.lin([sand[50], sand[200]]));
  s.path('M1130 742L1330 776L1320 812L1130 790Z', s.lin(['#ffffff', sand[200]]));
  s.path('M960 776C1000 756 1060 764 1100 756L1104 774C1060 786 1000 786 964 792Z', seaglass[300]);
  s.path('M1170 764L1290 782', 'none', { stroke: seaglass[400], 'stroke-width': 6, 'stroke-linecap': 'round' });
  s.path('M1166 780L1250 792', 'none', { stroke: sand[300], 'stroke-width': 6, 'stroke-linecap': 'round' });
  cup(s, 1320, 690, 100, [seaglass[200], seaglass[400]]);
  for (const [x, y, tone] of [[230, 700, seaglass[300]], [320, 700, coral[300]], [276, 620, sand[200]]]) {
    if (y === 700) s.shadow(x - 8, y + 42, 50, 8, 0.26, 8);
    s.rect(x - 40, y - 40, 80, 80, s.lin([mix(tone, '#ffffff', 0.3), mix(tone, ink[700], 0.15)]), 10);
    s.oval(x, y, 20, 20, sand[50], { opacity: 0.75 });
  }
  sunBeams(s, 0.22);
  return finish(s);
};

export const flossingTools = () => {
  const s = canvas();
  backdrop(s, { view: { x: 60, y: -60, w: 520, h: 470 }, counter: 560, top: [sand[50], sand[200]], wall: [seaglass[100], seaglass[300]] });
  wallPicture(s, 1290, 110, 170, 220);
  // The floss box with its thread.
  s.shadow(340, 752, 170, 22, 0.32, 14);
  s.rect(220, 530, 240, 220, s.linAt([seaglass[200], seaglass[400], ink[500]], 460, 530, 220, 750), 54);
  s.rect(220, 530, 240, 70, s.lin([seaglass[100], seaglass[300]]), 34);
  s.path('M318 662C330 650 356 650 366 662C372 690 362 714 356 714S348 696 342 696S334 714 328 714S312 690 318 662Z', sand[50]);
  s.path('M372 540C420 440 500 430 560 520S660 690 600 740S470 800 420 770', 'none', { stroke: '#ffffff', 'stroke-width': 6, 'stroke-linecap': 'round' });
  s.path('M372 548C420 448 500 438 560 528S660 698 600 748S470 808 420 778', 'none', { stroke: ink[800], 'stroke-width': 4, opacity: 0.14, filter: s.blur(3) });
  // Picks.
  for (const [x, y, turn, tone] of [[720, 780, -14, coral[300]], [830, 790, 8, seaglass[300]]]) {
    s.group({ transform: `translate(${x} ${y}) rotate(${turn})` }, () => {
      s.oval(-6, 6, 50, 9, ink[950], { opacity: 0.22, filter: s.blur(6) });
      s.path('M-9 0C-12 -90 -8 -150 -8 -190C-8 -214 -46 -210 -46 -258H-34C-34 -232 34 -232 34 -258H46C46 -210 8 -214 8 -190C8 -150 12 -90 9 0Z', s.lin([mix(tone, '#ffffff', 0.35), mix(tone, ink[700], 0.15)], 1, 0, 0, 1));
      s.line('M-40 -254H40', '#ffffff', 4);
    });
  }
  // Little brushes.
  for (const [x, tone] of [[950, ink[500]], [1020, coral[300]], [1090, sand[400]]]) {
    s.oval(x - 4, 772, 30, 7, ink[950], { opacity: 0.25, filter: s.blur(5) });
    s.path(`M${x - 15} 770L${x - 10} 610Q${x} 600 ${x + 10} 610L${x + 15} 770Z`, s.lin([mix(tone, '#ffffff', 0.4), tone, mix(tone, ink[800], 0.25)], 1, 0, 0, 0));
    s.line(`M${x} 606V500`, ink[600], 4);
    for (let i = 0; i < 12; i++) s.line(`M${x - 15 + i * 0.5} ${n(590 - i * 7.4)}L${x + 15 - i * 0.5} ${n(584 - i * 7.4)}`, seaglass[200], 3.4);
  }
  // The water flosser.
  s.shadow(1320, 772, 170, 22, 0.32, 14);
  s.rect(1200, 690, 240, 80, s.lin([sand[50], sand[300]]), 26);
  s.path('M1222 480H1418L1406 700H1234Z', s.lin([[seaglass[100], 0, 0.85], [seaglass[200], 1, 0.9]]));
  s.path('M1228 580C1270 566 1370 594 1412 578L1406 700H1234Z', s.lin([[seaglass[300], 0, 0.9], [seaglass[400], 1, 0.9]]));
  s.rect(1212, 462, 216, 30, s.lin([sand[50], sand[200]]), 14);
  s.path('M1440 740C1530 740 1530 620 1490 560', 'none', { stroke: sand[300], 'stroke-width': 12, 'stroke-linecap': 'round' });
  s.group({ transform: 'rotate(-16 1480 520)' }, () => {
    s.rect(1456, 420, 48, 170, s.lin([sand[50], sand[300]], 1, 0, 0, 0), 20);
    s.path('M1474 420L1477 330Q1480 300 1456 292', 'none', { stroke: sand[100], 'stroke-width': 10, 'stroke-linecap': 'round' });
    s.rect(1470, 450, 20, 40, seaglass[400], 9);
  });
  s.path('M1394 318C1340 316 1300 330 1270 352', 'none', { stroke: seaglass[50], 'stroke-width': 5, 'stroke-dasharray': '16 12', 'stroke-linecap': 'round', opacity: 0.9 });
  sunBeams(s, 0.2);
  return finish(s);
};

export const sensitiveTeeth = () => {
  const s = canvas();
  s.rect(0, 0, 1600, 900, s.linAt([seaglass[200], mix(seaglass[100], sand[50], 0.5), mix(coral[100], sand[100], 0.2), mix(coral[300], coral[100], 0.4)], 0, 200, 1600, 500));
  s.oval(800, 360, 380, 330, s.rad([[sand[50], 0, 1], [sand[50], 1, 0]]));
  s.rect(0, 700, 1600, 200, s.linAt([seaglass[100], sand[50], mix(sand[200], coral[100], 0.5)], 0, 0, 1600, 0));
  s.rect(0, 700, 1600, 4, '#ffffff', 0, { opacity: 0.8 });
  // Ice.
  s.shadow(320, 800, 190, 26, 0.28, 16);
  s.path('M190 400H470L444 790Q330 816 216 790Z', s.lin([[seaglass[100], 0, 0.75], [seaglass[200], 1, 0.8]], 1, 0, 0, 0));
  s.path('M200 520C260 502 400 534 460 516L444 790Q330 816 216 790Z', s.lin([[seaglass[200], 0, 0.9], [seaglass[400], 1, 0.85]]));
  for (const [x, y, size, turn] of [[270, 520, 86, -14], [376, 500, 92, 12], [318, 610, 84, 24], [392, 628, 70, -20], [262, 676, 70, 10]]) {
    s.group({ transform: `rotate(${turn} ${x} ${y})` }, () => {
      s.rect(x - size / 2, y - size / 2, size, size, s.lin([['#ffffff', 0, 0.9], [seaglass[200], 0.5, 0.6], [seaglass[100], 1, 0.85]], 1, 0, 0, 1), 16);
      s.rect(x - size * 0.34, y - size * 0.34, size * 0.68, size * 0.68, s.lin([[seaglass[300], 0, 0.35], ['#ffffff', 1, 0.5]]), 12);
      s.line(`M${x + size * 0.1} ${y - size * 0.36}H${x + size * 0.34}V${y - size * 0.1}`, '#ffffff', 5, { opacity: 0.9 });
    });
  }
  s.oval(330, 400, 140, 26, s.lin([['#ffffff', 0, 0.9], [seaglass[200], 1, 0.5]]));
  s.line('M210 440L226 770', '#ffffff', 9, { opacity: 0.7 });
  for (const [x, y] of [[560, 250], [120, 270], [500, 150]]) for (let i = 0; i < 3; i++) s.line(`M${x - 26} ${y}H${x + 26}`, '#ffffff', 6, { transform: `rotate(${i * 60} ${x} ${y})`, opacity: 0.9 });
  // The cup.
  cup(s, 1230, 800, 300, [mix(coral[300], sand[100], 0.2), mix(coral[300], coral[500], 0.6)], { steam: true });
  s.oval(1220, 806, 250, 24, s.lin([sand[50], sand[300]]), { opacity: 0.0 });
  // The tooth between, with its living part shown.
  s.shadow(795, 756, 180, 22, 0.3, 16);
  molar(s, 800, 430, 1.28);
  s.path('M772 300C744 296 738 346 744 420C738 540 730 620 742 676C756 620 762 560 800 510C838 560 844 620 858 676C870 620 862 540 856 420C862 346 856 296 828 300C812 306 788 306 772 300Z', s.lin([coral[300], coral[500]]), { opacity: 0.7 });
  s.path('M772 306C756 316 752 360 756 420C752 520 748 580 748 620', 'none', { stroke: coral[100], 'stroke-width': 6, 'stroke-linecap': 'round', opacity: 0.8 });
  s.oval(800, 340, 120, 110, s.rad([[coral[500], 0, 0.3], [coral[500], 1, 0]]));
  for (const [side, tone] of [[-1, seaglass[400]], [1, coral[300]]]) for (let i = 0; i < 3; i++) s.path(`M${800 + side * (196 + i * 42)} ${270 - i * 22}Q${800 + side * (234 + i * 44)} 340 ${800 + side * (196 + i * 42)} ${410 + i * 22}`, 'none', { stroke: tone, 'stroke-width': 9, 'stroke-linecap': 'round', opacity: 0.85 - i * 0.22 });
  return finish(s);
};

export const nightGrinding = () => {
  const s = canvas();
  s.rect(0, 0, 1600, 900, s.linAt([ink[700], ink[900], ink[950]], 1200, 0, 100, 900));
  const view = { x: 900, y: 70, w: 540, h: 440 };
  s.group({ 'clip-path': s.clip(`M${view.x} ${view.y}h${view.w}v${view.h}h${-view.w}Z`) }, () => {
    s.rect(view.x, view.y, view.w, view.h, s.lin([ink[900], ink[700], mix(ink[500], seaglass[300], 0.3)]));
    const next = random(8);
    for (let i = 0; i < 60; i++) s.oval(view.x + next() * view.w, view.y + next() * 250, next(0.8, 2.2), next(0.8, 2.2), sand[50], { opacity: n(next(0.3, 0.9)) });
    s.oval(1270, 180, 130, 130, s.rad([[sand[50], 0, 0.5], [sand[50], 1, 0]]));
    s.oval(1270, 180, 46, 46, s.lin([sand[50], sand[200]]));
    s.path('M900 372C1000 340 1100 360 1200 346S1380 352 1440 336V380H900Z', ink[800]);
    s.rect(view.x, 372, view.w, 140, s.lin([mix(ink[500], seaglass[300], 0.2), ink[700]]));
    for (let i = 0; i < 26; i++) s.oval(1270 + next(-1, 1) * (10 + i * 2.6), 378 + i * 5, next(8, 26), 1.7, sand[50], { opacity: n(next(0.3, 0.75)) });
  });
  windowFrame(s, { ...view, panes: 2, transom: 0, size: 14, light: mix(ink[500], sand[100], 0.3), shade: ink[800] });
  curtain(s, { x: 800, y: 30, w: 150, h: 640, folds: 6, light: mix(ink[500], sand[100], 0.35), shade: ink[700], opacity: 0.85 });
  curtain(s, { x: 1400, y: 30, w: 150, h: 640, folds: 6, light: mix(ink[500], sand[100], 0.35), shade: ink[700], opacity: 0.85 });
  s.path(polygon([[930, 520], [1430, 520], [1080, 900], [420, 900]]), s.linAt([[seaglass[200], 0, 0.24], [seaglass[200], 1, 0.03]], 0, 520, 0, 900), { filter: s.blur(18) });
  // The bed.
  s.path('M60 300C60 236 120 220 180 220S300 236 300 300V640H60Z', s.lin([mix(ink[600], sand[300], 0.2), ink[800]]));
  s.path('M120 560C120 500 330 488 400 520C450 548 440 610 400 626C300 650 150 640 120 560Z', s.lin([seaglass[100], mix(seaglass[300], ink[500], 0.5)], 1, 0, 0, 1));
  s.oval(318, 520, 88, 70, s.lin(['#4a3426', '#241812'], 1, 0, 0, 1));
  s.path('M256 552C240 500 270 452 320 450C370 450 404 480 408 520C380 492 330 488 300 520C290 536 280 548 256 552Z', s.lin(['#6b4c38', '#33241b'], 1, 0, 0, 1));
  s.path('M110 640C260 560 380 560 480 540C640 500 820 590 1010 640C1100 664 1130 720 1130 900H60C60 780 70 690 110 640Z', s.linAt([mix(seaglass[300], ink[500], 0.35), ink[600], ink[800]], 900, 540, 400, 900));
  s.path('M300 604C380 570 440 566 490 552C640 512 820 600 1000 650', 'none', { stroke: seaglass[100], 'stroke-width': 7, 'stroke-linecap': 'round', opacity: 0.6 });
  for (const d of ['M420 600C480 690 470 800 430 890', 'M620 570C680 680 690 790 660 890', 'M820 610C880 700 890 800 880 890']) s.path(d, 'none', { stroke: ink[900], 'stroke-width': 16, opacity: 0.28, 'stroke-linecap': 'round', filter: s.blur(8) });
  s.path('M128 640C240 572 380 562 500 545C520 556 516 600 492 606C380 616 260 634 176 690C140 700 112 664 128 640Z', s.lin([sand[50], mix(seaglass[200], ink[500], 0.4)], 1, 0, 0, 1));
  // The night table: guard in its case, a small warm light.
  s.oval(1440, 560, 330, 300, s.rad([['#ffd9a8', 0, 0.4], ['#ffd9a8', 1, 0]]));
  s.path('M1190 736H1600V900H1210Z', s.lin([mix(wood.dark, ink[800], 0.3), ink[900]]));
  s.rect(1170, 716, 440, 26, s.lin([wood.mid, wood.dark]), 8);
  s.path('M1476 716L1488 640H1512L1524 716Z', s.lin([sand[200], wood.dark]));
  s.path('M1420 640L1456 520H1544L1580 640Z', s.lin(['#fff0d4', '#f3cf9d']));
  s.shadow(1296, 716, 100, 10, 0.5, 8);
  s.path('M1210 690C1216 660 1376 660 1382 690L1376 716H1216Z', s.lin([coral[300], coral[500]]));
  s.oval(1296, 684, 86, 20, s.lin([coral[500], coral[300]]));
  s.path('M1236 688C1240 640 1352 640 1356 688L1330 690C1326 664 1266 664 1262 690Z', s.lin([[sand[50], 0, 0.95], [seaglass[200], 1, 0.75]]));
  s.path('M1242 682C1248 650 1344 650 1350 682', 'none', { stroke: '#ffffff', 'stroke-width': 4, 'stroke-linecap': 'round' });
  return finish(s, { vignette: 0.45 });
};

export const implantsTimeline = () => {
  const s = canvas();
  s.rect(0, 0, 1600, 900, s.lin([seaglass[100], seaglass[200], seaglass[300]]));
  s.oval(1150, 220, 600, 330, s.rad([[sand[50], 0, 0.95], [sand[50], 1, 0]]));
  const bone = 'M-40 640C200 620 420 650 800 640S1400 620 1660 640V960H-40Z';
  const flesh = 'M-40 560C100 530 160 580 200 588S300 540 400 556S540 580 600 570S720 540 800 552S920 580 1000 568S1120 540 1200 552S1320 572 1400 566S1560 540 1660 560V960H-40Z';
  s.path(flesh, s.lin([gum.light, gum.mid, gum.shade]));
  s.path(bone, s.lin([sand[100], sand[300], sand[400]]));
  boneTexture(s, 0, 640, 1600, 280, bone);
  s.path(bone, 'none', { stroke: sand[50], 'stroke-width': 12, opacity: 0.85 });
  s.path('M160 590C170 660 176 720 200 790C226 720 232 660 240 590Z', s.lin([[mix(gum.shade, sand[300], 0.4), 0, 0.8], [sand[300], 1, 0.4]]));
  s.path('M150 588Q200 612 250 588', 'none', { stroke: coral[500], 'stroke-width': 8, 'stroke-linecap': 'round', opacity: 0.6 });
  implant(s, 600, 600, 0.98, { length: 230, post: false });
  s.path('M548 582C560 556 640 556 652 582C660 600 540 600 548 582Z', s.lin([gum.light, gum.mid]));
  implant(s, 1000, 600, 0.98, { length: 230 });
  implant(s, 1400, 600, 0.98, { length: 230 });
  molar(s, 1400, 546, 1, { roots: false, tones: { light: '#ffffff', mid: '#fffdf8', shade: '#e6ddc9' } });
  // The arc of time.
  s.path('M200 250C500 400 1100 400 1400 210', 'none', { stroke: ink[600], 'stroke-width': 5, 'stroke-dasharray': '2 18', 'stroke-linecap': 'round' });
  for (const [i, [x, y]] of [[200, 250], [600, 342], [1000, 336], [1400, 210]].entries()) {
    s.oval(x - 5, y + 9, 62, 62, ink[950], { opacity: 0.2, filter: s.blur(10) });
    s.oval(x, y, 60, 60, s.lin(i === 3 ? [coral[500], coral[600]] : [sand[50], sand[200]]));
    s.oval(x, y, 48, 48, 'none', { stroke: i === 3 ? coral[300] : seaglass[300], 'stroke-width': 4 });
    if (i === 3) s.path(`M${x - 22} ${y + 2}L${x - 6} ${y + 18}L${x + 24} ${y - 16}`, 'none', { stroke: sand[50], 'stroke-width': 9, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
    else {
      const sweep = ((i + 1) / 4) * Math.PI * 2;
      s.path(`M${x} ${y}V${y - 34}A34 34 0 ${sweep > Math.PI ? 1 : 0} 1 ${n(x + Math.sin(sweep) * 34)} ${n(y - Math.cos(sweep) * 34)}Z`, seaglass[400]);
    }
    s.line(`M${x} ${y + 80}V${i === 3 ? 372 : 500}`, ink[600], 3, { 'stroke-dasharray': '2 12', opacity: 0.6 });
  }
  sunBeams(s, 0.18);
  return finish(s);
};

export const whiteningFacts = () => {
  const s = canvas();
  backdrop(s, { view: { x: 1040, y: -40, w: 480, h: 480 }, counter: 620, wall: [seaglass[100], seaglass[200]] });
  const shades = ['#d9bb88', '#e3cb9f', '#ecdab8', '#f3e7cf', '#f9f2e3', '#ffffff'];
  for (const [i, tone] of shades.entries()) {
    const [x, y] = [300 + i * 190, 660 + 40 * Math.sin(Math.PI * (i / 5))];
    s.shadow(x - 14, y + 76, 84, 12, 0.28, 10);
    s.path(`M${x - 58} ${y + 74}L${x - 48} ${y - 18}H${x + 48}L${x + 58} ${y + 74}Q${x} ${y + 88} ${x - 58} ${y + 74}Z`, s.lin(i === 5 ? [coral[300], coral[500]] : [seaglass[300], mix(seaglass[400], ink[500], 0.4)]));
    crown(s, x, y - 8, 168, 250, { up: true, tones: { light: tone, mid: mix(tone, '#ffffff', 0.15), shade: mix(tone, sand[400], 0.45) } });
  }
  for (const [x, y, size] of [[1330, 380, 26], [1206, 430, 15], [1366, 480, 13]]) s.path(`M${x} ${y - size}Q${x + size * 0.16} ${y - size * 0.16} ${x + size} ${y}Q${x + size * 0.16} ${y + size * 0.16} ${x} ${y + size}Q${x - size * 0.16} ${y + size * 0.16} ${x - size} ${y}Q${x - size * 0.16} ${y - size * 0.16} ${x} ${y - size}Z`, '#ffffff');
  cup(s, 104, 720, 150, [sand[50], sand[300]], { steam: true });
  s.shadow(1460, 830, 120, 16, 0.3, 12);
  s.path('M1350 800C1350 740 1570 740 1570 800C1570 826 1530 836 1460 836S1350 826 1350 800Z', s.lin([[seaglass[50], 0, 0.85], [seaglass[300], 1, 0.7]]));
  s.path('M1382 800C1386 764 1534 764 1538 800', 'none', { stroke: '#ffffff', 'stroke-width': 6, 'stroke-linecap': 'round' });
  sunBeams(s, 0.22);
  return finish(s);
};

export const dentalAnxiety = () => {
  const s = canvas();
  const floor = 700;
  s.rect(0, 0, 1600, floor, s.linAt([sand[100], seaglass[200], mix(seaglass[400], ink[500], 0.4)], 1000, 0, 0, 700));
  const view = { x: 330, y: 50, w: 1000, h: 500 };
  riverView(s, { ...view, sun: 0.56 });
  windowFrame(s, { ...view, panes: 3, transom: 0, size: 15, light: sand[50], shade: sand[300] });
  curtain(s, { x: 210, y: 20, w: 190, h: 676, folds: 8, light: '#ffffff', shade: sand[300], opacity: 0.85 });
  curtain(s, { x: 1270, y: 20, w: 190, h: 676, folds: 8, light: '#ffffff', shade: sand[300], opacity: 0.85 });
  s.rect(0, floor - 18, 1600, 20, s.lin([sand[50], sand[200]]));
  s.rect(0, floor, 1600, 200, s.lin([wood.light, wood.mid]));
  floorLight(s, { x: 350, w: 960, y: floor + 3, length: 196, lean: 120, opacity: 0.55, soft: 8 });
  // A calm line of breath across the window.
  s.path('M350 330C420 330 430 270 500 270S580 370 660 370S750 280 830 280S920 360 1000 360S1090 300 1160 300S1260 330 1310 330', 'none', { stroke: sand[50], 'stroke-width': 5, 'stroke-linecap': 'round', opacity: 0.6 });
  // Someone sits on the bench and looks at the river; a hand on the shoulder.
  s.shadow(800, 850, 400, 22, 0.4, 16);
  for (const x of [500, 1100]) s.rect(x - 12, 740, 24, 110, s.lin([wood.dark, mix(wood.dark, ink[900], 0.4)]), 6);
  s.rect(430, 712, 740, 40, s.lin([wood.mid, wood.dark]), 14);
  s.rect(430, 696, 740, 30, s.lin([seaglass[300], mix(seaglass[400], ink[500], 0.4)]), 15);
  const figure = (x, skin, hair, top, bun) => {
    s.path(`M${x - 118} 704C${x - 134} 560 ${x - 130} 500 ${x - 76} 478C${x - 40} 464 ${x + 40} 464 ${x + 76} 478C${x + 130} 500 ${x + 134} 560 ${x + 118} 704Q${x} 730 ${x - 118} 704Z`, s.lin(top, 1, 0, 0.2, 1));
    s.rect(x - 24, 420, 48, 66, s.lin([skin, mix(skin, '#7a3b2e', 0.35)]), 20);
    for (const side of [-1, 1]) s.oval(x + side * 62, 386, 11, 17, skin);
    s.oval(x, 372, 64, 78, s.lin(hair));
    if (bun) s.oval(x, 284, 34, 30, s.lin(hair));
    s.path(`M${x - 36} 330C${x - 10} 304 ${x + 26} 304 ${x + 46} 336`, 'none', { stroke: mix(hair[0], sand[200], 0.4), 'stroke-width': 8, 'stroke-linecap': 'round', opacity: 0.6, filter: s.blur(2) });
    s.path(`M${x - 92} 496C${x - 50} 474 ${x + 50} 474 ${x + 96} 498`, 'none', { stroke: sand[50], 'stroke-width': 6, 'stroke-linecap': 'round', opacity: 0.5 });
    s.path(`M${x - 78} 560C${x - 86} 620 ${x - 84} 660 ${x - 78} 700M${x + 78} 560C${x + 86} 620 ${x + 84} 660 ${x + 78} 700`, 'none', { stroke: ink[900], 'stroke-width': 6, opacity: 0.16, 'stroke-linecap': 'round' });
  };
  figure(680, '#c68b62', ['#6b4c38', '#33241b'], [mix(coral[300], sand[100], 0.25), mix(coral[300], coral[500], 0.6)], true);
  figure(940, '#8d5a3b', ['#3c2a20', '#1d1410'], [seaglass[300], ink[600]], false);
  s.line('M872 520C820 500 780 494 738 508', ink[600], 46);
  s.line('M866 514C820 494 780 488 744 500', mix(seaglass[300], ink[500], 0.5), 26, { opacity: 0.8, filter: s.blur(5) });
  s.oval(722, 512, 28, 18, '#8d5a3b', { transform: 'rotate(12 722 512)' });
  for (const [i, x] of [700, 704, 712].entries()) s.line(`M${x + 6} ${504 + i * 9}h-16`, '#8d5a3b', 10);
  plant(s, 1500, 870, 400, { leaves: 15, seed: 18, reach: 0.85 });
  plant(s, 120, 880, 330, { leaves: 13, seed: 22, reach: 0.85, pot: [mix(coral[100], coral[300], 0.5), mix(coral[300], coral[500], 0.5)] });
  sunBeams(s, 0.2);
  return finish(s);
};

export const insuranceCalendar = () => {
  const s = canvas();
  backdrop(s, { view: { x: 1090, y: -20, w: 440, h: 480 }, counter: 660, wall: [seaglass[100], seaglass[300]], top: [mix(wood.light, sand[100], 0.3), wood.mid] });
  s.shadow(600, 742, 400, 24, 0.36, 16);
  s.path('M250 730L330 150H900L960 730Q600 752 250 730Z', s.lin([sand[200], sand[300]]));
  s.rect(270, 130, 640, 590, ink[950], 26, { opacity: 0.2, filter: s.blur(16), transform: 'translate(-16 16)' });
  s.rect(270, 120, 640, 596, s.linAt(['#ffffff', sand[50], sand[200]], 900, 120, 280, 716), 26);
  s.path('M296 120H884Q910 120 910 146V240H270V146Q270 120 296 120Z', s.lin([ink[500], ink[700]], 1, 0, 0, 1));
  s.rect(400, 166, 240, 24, sand[50], 12, { opacity: 0.9 });
  s.oval(830, 180, 22, 22, coral[300]);
  for (let i = 0; i < 9; i++) {
    s.oval(322 + i * 67, 128, 10, 10, ink[900], { opacity: 0.5 });
    s.path(`M${322 + i * 67} 132V92Q${322 + i * 67} 76 ${334 + i * 67} 80V128`, 'none', { stroke: mix(ink[500], sand[100], 0.5), 'stroke-width': 7, 'stroke-linecap': 'round' });
  }
  for (let r = 0; r < 5; r++) {
    for (let c = 0; c < 7; c++) {
      if ((r === 0 && c < 2) || (r === 4 && c > 4)) continue;
      const [x, y] = [308 + c * 82, 266 + r * 86];
      s.rect(x, y, 68, 70, c > 4 ? mix(sand[100], sand[200], 0.4) : seaglass[50], 12);
      s.rect(x + 12, y + 12, 18, 7, seaglass[300], 3);
    }
  }
  const [tx, ty] = [588, 473];
  s.rect(tx - 34, ty - 35, 68, 70, s.lin([seaglass[200], seaglass[300]]), 12);
  crown(s, tx, ty - 22, 46, 46, { kind: 'molar', up: false });
  s.path(`M${tx - 62} ${ty + 6}C${tx - 66} ${ty - 70} ${tx + 60} ${ty - 76} ${tx + 66} ${ty}C${tx + 68} ${ty + 66} ${tx - 50} ${ty + 72} ${tx - 58} ${ty - 10}`, 'none', { stroke: coral[500], 'stroke-width': 8, 'stroke-linecap': 'round' });
  for (let i = 0; i < 4; i++) s.path(`M${322 + i * 82} ${383}l12 14l22 -26`, 'none', { stroke: seaglass[400], 'stroke-width': 6, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
  // The benefit card, a pen, a plant, the piggy jar.
  s.group({ transform: 'rotate(-9 1080 780)' }, () => {
    s.rect(940, 706, 300, 150, ink[950], 20, { opacity: 0.28, filter: s.blur(12), transform: 'translate(-10 14)' });
    s.rect(940, 700, 300, 150, s.linAt([seaglass[300], ink[500], ink[700]], 1240, 700, 940, 850), 20);
    s.path('M940 800C1020 842 1130 836 1240 780V830Q1240 850 1220 850H960Q940 850 940 830Z', seaglass[200], { opacity: 0.35 });
    s.rect(966, 728, 120, 14, sand[50], 7, { opacity: 0.9 });
    s.rect(966, 756, 80, 10, sand[50], 5, { opacity: 0.6 });
    s.oval(1196, 742, 20, 20, sand[50], { opacity: 0.9 });
  });
  s.group({ transform: 'rotate(24 1330 800)' }, () => {
    s.rect(1230, 796, 220, 20, ink[950], 10, { opacity: 0.25, filter: s.blur(7), transform: 'translate(-4 12)' });
    s.path('M1230 790H1420L1456 801L1420 812H1230Q1222 801 1230 790Z', s.lin([coral[300], coral[600]]));
    s.path('M1420 790L1456 801L1420 812Z', s.lin([sand[100], sand[400]]));
  });
  cup(s, 1430, 720, 130, [sand[50], sand[300]], { steam: true });
  plant(s, 130, 740, 330, { leaves: 13, seed: 9, reach: 0.8, pot: [ink[500], ink[700]] });
  sunBeams(s, 0.2);
  return finish(s);
};
