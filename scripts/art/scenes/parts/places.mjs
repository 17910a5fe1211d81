/** The two rooms the film walks through; each fills 1600×1067 from `ox`. */
import { bright, chair, lamp, stool, tray } from './equipment.mjs';
import { armchair, desk, lowTable, mark, pendant, screen, vase, wood } from './furniture.mjs';
import { riverView } from './river.mjs';
import { curtain, floorLight, plant, wallPicture, windowFrame } from './room.mjs';
import { coral, curve, ink, mix, n, sand, seaglass } from './scene.mjs';

const boards = (s, ox, width, y, bottom) => {
  s.rect(ox, y, width, bottom - y, s.lin([mix(wood.light, sand[200], 0.3), mix(wood.mid, sand[300], 0.3)]));
  s.group({ 'clip-path': s.clip(`M${ox} ${y}h${width}v${bottom - y}h${-width}Z`) }, () => {
    for (let i = -16; i <= 16; i++) s.line(`M${ox + width / 2 + i * 88} ${y}L${ox + width / 2 + i * 210} ${bottom}`, wood.dark, 2, { opacity: 0.22 });
    for (let i = 0; i < 5; i++) s.line(`M${ox} ${n(y + 14 + i * i * 15)}H${ox + width}`, wood.dark, 1.5, { opacity: 0.1 });
  });
};

export const receptionRoom = (s, ox = 0) => {
  const floor = 790;
  s.rect(ox, 0, 1600, floor, s.linAt([sand[50], sand[100], mix(sand[200], seaglass[200], 0.4)], ox + 1500, 0, ox, 500));
  s.rect(ox + 60, 90, 860, floor - 90, s.linAt([mix(ink[600], ink[700], 0.4), ink[800]], ox + 900, 90, ox + 60, 790), 30);
  for (let x = 78; x < 900; x += 34) s.rect(ox + x, 90, 20, floor - 90, s.lin([[ink[500], 0, 0.32], [ink[900], 1, 0.25]], 1, 0, 0, 0), 4);
  s.oval(ox + 490, 300, 250, 190, s.rad([['#fff3dc', 0, 0.42], ['#fff3dc', 1, 0]]));
  mark(s, ox + 498, 306, 200, [ink[950], ink[950]].map((tone) => mix(tone, ink[800], 0.2)));
  mark(s, ox + 490, 298, 200, [sand[50], seaglass[300]]);
  const view = { x: ox + 1010, y: 110, w: 500, h: 500 };
  riverView(s, { ...view, sun: 0.62 });
  windowFrame(s, { ...view, panes: 2, transom: 0, size: 16, light: '#ffffff', shade: sand[200] });
  curtain(s, { x: ox + 950, y: 70, w: 120, h: 716, folds: 6, light: '#ffffff', shade: sand[200], opacity: 0.85 });
  curtain(s, { x: ox + 1476, y: 70, w: 110, h: 716, folds: 6, light: '#ffffff', shade: sand[200], opacity: 0.85 });
  s.rect(ox, floor - 22, 1600, 24, s.lin([sand[50], sand[200]]));
  boards(s, ox, 1600, floor, 1067);
  s.oval(ox + 1160, 940, 400, 70, s.lin([mix(seaglass[200], seaglass[100], 0.5), seaglass[200]]));
  s.oval(ox + 1160, 940, 356, 58, 'none', { stroke: sand[50], 'stroke-width': 6, opacity: 0.7 });
  floorLight(s, { x: ox + 1010, w: 500, y: floor + 4, length: 268, lean: 420, panes: 2, opacity: 0.6, soft: 8 });
  for (const x of [270, 490, 710]) pendant(s, ox + x, 130 + (x === 490 ? 0 : 16), 46);
  desk(s, ox + 480, 900, 0.98);
  screen(s, ox + 250, 520, 150, 96, () => s.path(`M${ox + 250} 590C${ox + 290} 560 ${ox + 340} 610 ${ox + 400} 570V620H${ox + 250}Z`, seaglass[400]));
  s.rect(ox + 312, 626, 26, 14, ink[800]);
  vase(s, ox + 690, 612, 92);
  s.path(`M${ox + 540} 604C${ox + 540} 586 ${ox + 590} 586 ${ox + 590} 604Z`, s.lin([sand[300], wood.dark]));
  s.oval(ox + 565, 588, 4, 4, wood.dark);
  armchair(s, ox + 1010, 930, 0.92, { tones: [mix(coral[100], coral[300], 0.5), mix(coral[300], coral[500], 0.4)] });
  armchair(s, ox + 1390, 930, 0.92, { flip: true });
  lowTable(s, ox + 1200, 980, 0.9);
  plant(s, ox + 1540, 880, 360, { leaves: 13, seed: 4, reach: 0.8 });
};

export const treatmentRoom = (s, ox = 0) => {
  const floor = 800;
  s.rect(ox, 0, 1600, floor, s.linAt([sand[50], seaglass[100], seaglass[200]], ox + 1100, 0, ox + 100, 700));
  const view = { x: ox + 520, y: 90, w: 840, h: 500 };
  s.rect(view.x - 160, 0, view.w + 320, 760, s.rad([[sand[50], 0.4, 1], [sand[50], 1, 0]]));
  riverView(s, { ...view, sun: 0.66 });
  windowFrame(s, { ...view, panes: 3, transom: 0, size: 15, light: '#ffffff', shade: sand[200] });
  curtain(s, { x: ox + 420, y: 50, w: 170, h: 745, folds: 7, light: '#ffffff', shade: seaglass[200], opacity: 0.82 });
  curtain(s, { x: ox + 1310, y: 50, w: 150, h: 745, folds: 7, light: '#ffffff', shade: seaglass[200], opacity: 0.82 });
  s.rect(ox, floor - 22, 1600, 24, s.lin([sand[50], seaglass[100]]));
  boards(s, ox, 1600, floor, 1067);
  floorLight(s, { x: ox + 540, w: 800, y: floor + 4, length: 258, lean: 460, opacity: 0.62, soft: 8 });
  wallPicture(s, ox + 170, 150, 180, 230);
  // The cabinet along the wall.
  s.shadow(ox + 230, 806, 250, 14, 0.3, 10);
  s.rect(ox + 20, 570, 420, 232, s.linAt([sand[50], sand[200]], ox + 440, 570, ox + 20, 800), 10);
  for (const [i, x] of [30, 168, 306].entries()) {
    for (const y of [596, 700]) {
      s.rect(ox + x, y, 126, 94, s.lin(i === 2 ? ['#ffffff', sand[100]] : [sand[50], mix(sand[200], sand[100], 0.5)]), 8);
      s.rect(ox + x + 43, y + 12, 40, 7, wood.mid, 3);
    }
  }
  s.rect(ox + 6, 552, 448, 24, s.lin([wood.light, wood.mid]), 6);
  vase(s, ox + 90, 552, 90, [seaglass[200], ink[500]]);
  s.rect(ox + 220, 506, 90, 46, s.lin([seaglass[300], seaglass[400]]), 8);
  s.rect(ox + 330, 520, 70, 32, s.lin([sand[50], sand[300]]), 6);
  lamp(s, ox + 1010, 300, 0.98, { tone: bright, hang: [170, -150] });
  tray(s, ox + 620, 800, 0.95, { flip: true, tone: bright });
  chair(s, ox + 560, 590, 1.1, { tone: { ...bright, cushion: [mix(ink[500], seaglass[400], 0.35), ink[700]] } });
  stool(s, ox + 1330, 1000, 1, { tone: { ...bright, cushion: [mix(ink[500], seaglass[400], 0.35), ink[700]] } });
  s.line(`M${ox + 1480} 800V430`, bright.metal[1], 12);
  screen(s, ox + 1390, 330, 180, 124, () => {
    for (const [i, tone] of [seaglass[200], seaglass[400]].entries()) s.path(curve([[ox + 1390, 420 + i * 14], [ox + 1440, 392 + i * 16], [ox + 1500, 424 + i * 12], [ox + 1570, 386 + i * 14]]), 'none', { stroke: tone, 'stroke-width': 6, 'stroke-linecap': 'round' });
  });
  s.shadow(ox + 1470, 806, 70, 9, 0.3, 8);
  plant(s, ox + 96, 1010, 340, { leaves: 13, seed: 17, reach: 0.8, pot: [mix(coral[100], coral[300], 0.5), mix(coral[300], coral[500], 0.5)] });
};
