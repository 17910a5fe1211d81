/**
 * The treatment room over the river. Three layers, so that the film renders the still ones once:
 * `back` (the view, the room), `moving` (glints, heron, curtains, floor light), `front` (chair, lamp, plants, finish).
 */
import { bright, chair, lamp, stool, tray } from '../parts/equipment.mjs';
import { glints, heron, riverView } from '../parts/river.mjs';
import { beams, curtain, floorLight, plant, windowFrame } from '../parts/room.mjs';
import { coral, ink, mix, n, polygon, sand, scene, seaglass } from '../parts/scene.mjs';

const view = { x: 720, y: 84, w: 1120, h: 640 };
const water = { ...view, sun: 0.235, horizon: 0.54 };
const floor = 800;
const wood = mix(mix(sand[300], coral[300], 0.16), sand[100], 0.3);

const back = () => {
  const s = scene(1920, 1080);
  s.rect(0, 0, 1920, floor, s.linAt([[mix(seaglass[200], sand[100], 0.4), 0], [seaglass[100], 0.3], [mix(seaglass[50], sand[50], 0.5), 0.7], [seaglass[100], 1]], 0, 0, 1920, 120));
  for (let x = 18; x < 640; x += 30) s.rect(x, 0, 17, floor - 26, s.lin([[sand[50], 0, 0.5], [sand[200], 0.5, 0.5], [sand[300], 1, 0.4]], 0, 0, 1, 0), 3, { opacity: n(0.3 + x / 1100) });
  riverView(s, { ...water, glint: false });
  s.rect(0, floor - 26, 1920, 26, s.lin([sand[50], sand[300]]));
  s.rect(0, floor, 1920, 280, s.linAt([[mix(wood, sand[400], 0.5), 0], [wood, 0.4], [mix(wood, sand[50], 0.5), 0.7], [wood, 1]], 0, floor, 1920, floor + 60));
  for (let i = -14; i <= 16; i++) s.line(`M${1100 + i * 92} ${floor}L${1100 + i * 250} 1080`, ink[800], 2, { opacity: 0.12 });
  s.rect(view.x - 60, floor, view.w + 60, 200, s.lin([[mix(seaglass[200], sand[50], 0.4), 0, 0.4], [seaglass[200], 1, 0]]), 0, { filter: s.blur(22) });
  s.rect(0, floor + 40, 1920, 240, s.lin([[ink[900], 0, 0], [ink[900], 1, 0.16]]));
  return s;
};

const moving = (phase) => {
  const s = scene(1920, 1080);
  const turn = 2 * Math.PI * phase;
  s.group({ 'clip-path': s.clip(`M${view.x} ${view.y}h${view.w}v${view.h}h${-view.w}Z`) }, () => {
    glints(s, { ...water, phase });
    const across = view.x + view.w + 130 - phase * (view.w + 260);
    heron(s, across, view.y + 150 + Math.sin(turn) * 26 - phase * 40, 96, 0.35 + 0.62 * Math.sin(turn * 7), mix(ink[700], seaglass[400], 0.1));
  });
  windowFrame(s, { ...view, panes: 3, transom: 0, size: 15, light: sand[50], shade: mix(sand[300], ink[500], 0.35) });
  floorLight(s, { x: view.x + 20, w: view.w - 40, y: floor, length: 272, lean: 560, soft: 9, opacity: 0.56 + 0.06 * Math.cos(turn), shift: 14 * Math.sin(turn), color: mix(sand[50], coral[100], 0.4) });
  s.rect(0, 44, 1920, 10, s.lin([sand[300], sand[400]]), 5);
  curtain(s, { x: 630, y: 50, w: 250, h: 752, folds: 10, phase, drift: 26, light: sand[50], shade: mix(seaglass[300], sand[200], 0.3), opacity: 0.8 });
  curtain(s, { x: 1745, y: 50, w: 210, h: 752, folds: 9, phase: phase + 0.4, drift: 16, light: sand[50], shade: mix(seaglass[300], sand[200], 0.3), opacity: 0.8 });
  return s;
};

const front = () => {
  const s = scene(1920, 1080);
  s.rect(view.x, view.y - 40, view.w, view.h + 60, s.rad([[mix(sand[50], coral[300], 0.35), 0, 0.26], [mix(sand[100], coral[300], 0.5), 0.35, 0.16], [sand[50], 1, 0]], 0.3, 0.4, 0.6), 0, { style: 'mix-blend-mode:screen' });
  lamp(s, 1206, 352, 1, { tone: bright, hang: [190, -190], lit: true, top: -420 });
  s.path(polygon([[900, 1014], [1500, 1014], [1240, 1078], [520, 1078]]), ink[950], { opacity: 0.2, filter: s.blur(22) });
  tray(s, 1436, 838, 1.1, { tone: bright });
  chair(s, 1508, 590, 1.1, { flip: true, tone: bright });
  stool(s, 812, 990, 1, { tone: bright });
  plant(s, 1800, 1046, 470, { leaves: 17, seed: 14, reach: 0.86, tones: [seaglass[400], ink[700]], pot: [coral[300], coral[500]] });
  beams(s, { x: 760, y: 90, w: 1000, h: 960, lean: 560, count: 3, opacity: 0.15, soft: 20 });
  return s;
};

export const heroLayers = { back, moving, front };
