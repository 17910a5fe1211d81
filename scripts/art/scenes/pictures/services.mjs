/** One picture for each of the five services. */
import { backdrop, sunBeams } from '../parts/backdrop.mjs';
import { backlit, bright, chair, lamp } from '../parts/equipment.mjs';
import { hand, mirror, probe } from '../parts/hand.mjs';
import { noseMask } from '../parts/nose-mask.mjs';
import { patient } from '../parts/patient.mjs';
import { riverView } from '../parts/river.mjs';
import { curtain, floorLight, plant, windowFrame } from '../parts/room.mjs';
import { coral, finish, ink, mix, polygon, sand, scene, seaglass } from '../parts/scene.mjs';
import { boneTexture, crown, gum, implant, molar, row } from '../parts/teeth.mjs';

const canvas = () => scene(1600, 1067);

export const preventative = () => {
  const s = canvas();
  backdrop(s, { view: { x: 470, y: 40, w: 660, h: 480 }, counter: 700 });
  s.shadow(740, 900, 420, 46, 0.34, 26);
  s.path('M400 690C420 560 1180 560 1200 690L1240 862C1180 930 420 930 360 862Z', s.lin([sand[50], sand[100], sand[300]]));
  s.path('M372 836C500 914 1100 914 1230 836L1240 862C1180 930 420 930 360 862Z', s.lin([sand[200], sand[300]]));
  s.path('M450 650C560 540 1040 540 1150 650C1100 606 500 606 450 650Z', gum.shade, { opacity: 0.4, filter: s.blur(10) });
  row(s, 'lower', { cx: 800, cy: 742, width: 700, rise: 92, perSide: 6, gumDepth: 66 });
  sunBeams(s, 0.22);
  hand(s, 1105, 470, 0.98, { rotate: 6, hold: probe });
  hand(s, 500, 470, 0.98, { flip: true, rotate: 8, hold: mirror });
  return finish(s);
};

export const restorative = () => {
  const s = canvas();
  backdrop(s, { wall: [ink[700], ink[950]], view: null, counter: 800, top: [mix(ink[700], seaglass[400], 0.3), ink[800]] });
  s.path(polygon([[690, 130], [930, 195], [1330, 1067], [240, 1067]]), s.linAt([[sand[50], 0, 0.5], [sand[50], 0.75, 0.1], [sand[50], 1, 0.02]], 0, 170, 0, 1067), { filter: s.blur(26) });
  s.oval(800, 900, 620, 110, s.rad([[sand[50], 0, 0.6], [seaglass[200], 0.6, 0.2], [seaglass[200], 1, 0]]));
  lamp(s, 800, 110, 1.75, { tone: bright, hang: [210, -120], lit: false });
  s.shadow(770, 930, 420, 40, 0.5, 24);
  s.path('M360 800C470 770 1130 770 1240 800C1270 850 1266 914 1224 940C1080 984 520 984 376 940C334 914 330 850 360 800Z', s.lin([gum.light, gum.mid, gum.shade]));
  s.path('M380 806C520 780 1080 780 1220 806', 'none', { stroke: '#f9d3c8', 'stroke-width': 9, 'stroke-linecap': 'round', opacity: 0.7, filter: s.blur(4) });
  molar(s, 490, 806, 1.06, { roots: false });
  molar(s, 1110, 806, 1.06, { roots: false });
  s.path('M706 812C712 760 724 706 744 690C780 676 820 676 856 690C876 706 888 760 894 812C860 832 740 832 706 812Z', s.lin(['#f4e6c8', '#e2cda2', '#c9ac7c']));
  s.path('M716 790C724 740 738 706 752 698', 'none', { stroke: '#fff7e4', 'stroke-width': 8, 'stroke-linecap': 'round', opacity: 0.8, filter: s.blur(3) });
  for (const x of [712, 888]) s.line(`M${x} 664V640`, seaglass[200], 4, { 'stroke-dasharray': '2 14', opacity: 0.9 });
  s.path('M712 640C760 664 840 664 888 640', 'none', { stroke: seaglass[200], 'stroke-width': 4, 'stroke-dasharray': '2 14', 'stroke-linecap': 'round', opacity: 0.9 });
  s.oval(800, 520, 250, 200, s.rad([[sand[50], 0, 0.5], [sand[50], 1, 0]]));
  molar(s, 800, 590, 1.14, { roots: false, tones: { light: '#ffffff', mid: '#fdf8ee', shade: '#e8dcc4' } });
  return finish(s, { vignette: 0.35 });
};

export const cosmetic = () => {
  const s = canvas();
  const skin = ['#e9b995', '#d99f78', '#b87652'];
  s.rect(0, 0, 1600, 1067, s.linAt(skin, 1500, 0, 200, 1067));
  s.oval(1240, 210, 560, 420, s.rad([['#fde3c8', 0, 0.75], ['#fde3c8', 1, 0]]));
  s.path('M750 -40C756 60 762 110 772 170H828C838 110 844 60 850 -40Z', s.lin([['#b87652', 0, 0.1], ['#b87652', 1, 0.34]]), { filter: s.blur(16) });
  s.group({ transform: 'translate(0 -150)' }, () => {
  s.oval(800, 790, 330, 46, '#9a5638', { opacity: 0.32, filter: s.blur(28) });
  for (const side of [-1, 1]) s.path(`M${800 + side * 560} 300C${800 + side * 620} 440 ${800 + side * 610} 540 ${800 + side * 540} 640`, 'none', { stroke: '#a9623f', 'stroke-width': 20, opacity: 0.25, filter: s.blur(14), 'stroke-linecap': 'round' });
  const mouth = 'M330 452C470 440 640 424 720 412Q800 428 880 412C960 424 1130 440 1270 452C1180 610 1010 706 800 706S420 610 330 452Z';
  s.path(mouth, '#8f4038', { stroke: '#a94c45', 'stroke-width': 14, 'stroke-linejoin': 'round' });
  s.path(mouth, s.lin(['#7a3b2e', '#4b2320', '#7a3b2e']));
  s.group({ 'clip-path': s.clip(mouth) }, () => {
    row(s, 'upper', { cx: 800, cy: 466, width: 890, rise: 56, perSide: 6, gumDepth: 60 });
    s.path('M330 452C560 424 1040 424 1270 452L1270 500C1040 462 560 462 330 500Z', '#5a2720', { opacity: 0.35, filter: s.blur(10) });
    s.path('M330 452Q420 560 470 640L300 660ZM1270 452Q1180 560 1130 640L1300 660Z', '#4b2320', { opacity: 0.55, filter: s.blur(22) });
  });
  s.path('M318 450C460 420 620 352 706 340Q760 338 800 358Q840 338 894 340C980 352 1140 420 1282 450C1140 448 980 446 886 434Q800 448 714 434C620 446 460 448 318 450Z', s.lin(['#d9806f', '#c4655a', '#a94c45']));
  s.path('M318 450C420 600 590 664 800 664S1180 600 1282 450C1220 660 1040 774 800 774S380 660 318 450Z', s.lin(['#a94c45', '#cf7466', '#e09081', '#c4655a']));
  s.path('M600 706C720 740 880 740 1000 706', 'none', { stroke: '#ffd9cd', 'stroke-width': 20, 'stroke-linecap': 'round', opacity: 0.65, filter: s.blur(9) });
  s.path('M850 356C920 356 1010 384 1080 410', 'none', { stroke: '#ffd9cd', 'stroke-width': 9, 'stroke-linecap': 'round', opacity: 0.55, filter: s.blur(4) });
  });
  const shades = ['#ffffff', '#fdf9f0', '#faf2e2', '#f5e8d0', '#eedcbc', '#e5cea6', '#dabf92'];
  s.group({ transform: 'translate(830 1180) scale(1.36)' }, () => {
    for (const [i, tone] of shades.entries()) {
      const angle = -36 + i * 12;
      s.group({ transform: `rotate(${angle})` }, () => {
        s.path('M-30 -60L-24 -258Q0 -272 24 -258L30 -60Z', ink[950], { opacity: 0.28, filter: s.blur(9), transform: 'translate(-12 12)' });
        s.path('M-32 -40L-22 -262Q0 -276 22 -262L32 -40Z', s.lin([mix(ink[500], sand[200], 0.55), sand[100], mix(ink[500], sand[200], 0.45)], 0, 0, 1, 0));
        s.line('M-14 -232H14', ink[500], 4, { opacity: 0.5 });
        crown(s, 0, -268, 76, 112, { up: true, tones: { light: tone, mid: tone, shade: mix(tone, sand[400], 0.42) } });
      });
    }
    s.path('M-250 -40C-200 -150 200 -150 250 -40V60H-250Z', s.lin([ink[600], ink[800]]));
  });
  s.rect(0, 0, 1600, 1067, s.linAt([[sand[50], 0, 0.3], [sand[50], 0.4, 0], [ink[950], 0.7, 0], [ink[950], 1, 0.3]], 1500, 0, 100, 1067));
  return finish(s, { vignette: 0.22 });
};

export const implants = () => {
  const s = canvas();
  s.rect(0, 0, 1600, 1067, s.lin([seaglass[100], seaglass[200], seaglass[300]]));
  s.oval(800, 300, 700, 380, s.rad([[sand[50], 0, 0.95], [sand[50], 1, 0]]));
  for (const [i, tone] of [seaglass[200], seaglass[300]].entries()) s.path(`M0 ${430 + i * 60}C300 ${520 + i * 40} 520 ${330 + i * 60} 820 ${420 + i * 50}S1350 ${520 + i * 30} 1600 ${380 + i * 60}V1067H0Z`, tone, { opacity: 0.4 });
  const bone = 'M-40 690L0 690C120 650 200 664 300 690C420 652 480 650 560 686C640 650 720 660 800 668C880 660 960 650 1040 686C1120 650 1180 652 1300 690C1400 664 1480 650 1600 690L1660 690V1280H-40V690Z';
  const flesh = 'M0 600C100 560 160 566 214 596C300 620 380 620 440 590C500 560 540 566 590 596C660 620 690 590 730 566H870C910 590 940 620 1010 596C1060 566 1100 560 1160 590C1220 620 1300 620 1386 596C1440 566 1500 560 1600 600V1280H0Z';
  s.group({ transform: 'translate(0 -110)' }, () => {
  s.path(flesh, s.lin([gum.light, gum.mid, gum.shade]));
  s.path(bone, s.lin([sand[100], sand[300], sand[400]]));
  boneTexture(s, 0, 690, 1600, 500, bone);
  s.path(bone, 'none', { stroke: sand[50], 'stroke-width': 15, opacity: 0.85 });
  s.path('M690 600L716 700L724 980Q800 1040 876 980L884 700L910 600Z', sand[200], { opacity: 0.4, filter: s.blur(18) });
  for (const x of [70, 425, 1175, 1530]) {
    s.path(`M${x - 108} 590C${x - 118} 720 ${x - 104} 860 ${x - 60} 908Q${x} 820 ${x + 60} 908C${x + 104} 860 ${x + 118} 720 ${x + 108} 590Z`, '#a9623f', { opacity: 0.25, filter: s.blur(8) });
    molar(s, x, 590, 1.2);
  }
  implant(s, 800, 650, 1.25, { length: 250, post: true });
  s.group({ opacity: 0.97 }, () => molar(s, 800, 578, 1.22, { roots: false, tones: { light: '#ffffff', mid: '#fffdf8', shade: '#e6ddc9' } }));
  });
  sunBeams(s, 0.2);
  return finish(s);
};

export const sedation = () => {
  const s = canvas();
  s.rect(0, 0, 1600, 1067, s.linAt([mix(ink[700], sand[200], 0.2), ink[800], ink[900]], 1100, 0, 0, 500));
  const view = { x: 170, y: 70, w: 900, h: 560 };
  riverView(s, { ...view, sun: 0.34 });
  windowFrame(s, { ...view, panes: 3, transom: 0, size: 16, light: mix(ink[500], sand[100], 0.5), shade: ink[600] });
  const cloth = { light: mix(sand[100], coral[100], 0.4), shade: mix(ink[500], sand[300], 0.4), opacity: 0.8 };
  curtain(s, { x: 40, y: 24, w: 250, h: 776, folds: 9, ...cloth });
  curtain(s, { x: 985, y: 24, w: 190, h: 776, folds: 8, phase: 0.3, ...cloth });
  s.rect(0, 790, 1600, 277, s.linAt([ink[900], mix(mix(sand[400], coral[600], 0.26), ink[900], 0.3), ink[900]], 0, 0, 1600, 0));
  floorLight(s, { x: 200, w: 860, y: 796, length: 265, lean: 200, opacity: 0.5, soft: 9, color: mix(sand[100], coral[300], 0.4) });
  const warm = { ...backlit, cushion: [mix(ink[500], seaglass[400], 0.4), ink[700]], shell: [mix(sand[100], ink[500], 0.25), mix(ink[600], sand[300], 0.2)] };
  chair(s, 330, 428, 1.56, { tone: warm });
  patient(s, 330, 428, 1.56);
  // The nitrous mask on its hook, under the flow meter.
  s.rect(1318, 168, 170, 300, ink[950], 18, { opacity: 0.35, filter: s.blur(14), transform: 'translate(-14 16)' });
  s.rect(1318, 160, 170, 300, s.linAt([mix(sand[100], ink[500], 0.2), mix(sand[300], ink[700], 0.5)], 1300, 160, 1490, 460), 20);
  for (const [x, tone, level] of [[1364, seaglass[300], 0.5], [1442, mix(ink[500], seaglass[200], 0.3), 0.34]]) {
    s.rect(x - 15, 190, 30, 180, s.lin([ink[700], ink[900]], 0, 0, 1, 0), 15);
    s.rect(x - 9, 197, 18, 166, tone, 9, { opacity: 0.55 });
    s.oval(x, 360 - 160 * level, 9, 9, sand[50]);
  }
  s.oval(1403, 416, 24, 24, s.lin([sand[50], sand[400]]));
  for (const d of ['M1360 458C1360 640 1280 720 1322 684', 'M1446 458C1446 560 1560 760 1486 684']) {
    s.line(d, mix(seaglass[400], ink[600], 0.5), 17);
    s.line(d, seaglass[300], 7, { transform: 'translate(-2 -2)', opacity: 0.9 });
  }
  s.line('M1390 504V548Q1390 566 1406 566Q1422 566 1422 552', sand[300], 9);
  s.oval(1390, 502, 18, 18, s.lin([sand[50], sand[400]]));
  noseMask(s, 1404, 664, 0.43);
  plant(s, 1480, 1046, 270, { leaves: 13, seed: 4, tones: [seaglass[400], ink[800]], pot: [mix(sand[200], ink[600], 0.3), ink[800]], reach: 0.8 });
  sunBeams(s, 0.13);
  return finish(s, { vignette: 0.35 });
};
