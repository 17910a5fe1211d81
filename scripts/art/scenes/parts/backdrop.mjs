/** The quiet ground of the close pictures: a wall, a window out of focus, a counter. */
import { riverView } from './river.mjs';
import { beams, windowFrame } from './room.mjs';
import { ink, mix, n, polygon, sand, seaglass } from './scene.mjs';

export const backdrop = (s, { wall = [seaglass[100], seaglass[200]], counter = 820, top = [sand[50], sand[200]], view = { x: 860, y: 60, w: 640, h: 560 }, soft = 7, sun = 0.6 } = {}) => {
  const { width, height } = s;
  s.rect(0, 0, width, height, s.linAt(wall, width, 0, 0, height));
  if (view) {
    s.rect(view.x - 160, view.y - 140, view.w + 320, view.h + 320, s.rad([[sand[50], 0.3, 0.9], [sand[50], 1, 0]]));
    s.group({ filter: s.blur(soft) }, () => {
      riverView(s, { ...view, sun, withBridge: true });
      windowFrame(s, { ...view, panes: 2, transom: 0, size: 16, light: sand[50], shade: sand[300] });
    });
    s.path(polygon([[view.x - 90, 120], [view.x - 300, counter], [view.x - 700, counter], [view.x - 200, 120]]), sand[50], { opacity: 0.35, filter: s.blur(26) });
  }
  if (counter) {
    s.rect(0, counter - 40, width, 44, s.lin([[ink[800], 0, 0], [ink[800], 1, 0.16]]));
    s.rect(0, counter, width, height - counter, s.lin(top));
    s.rect(0, counter, width, 5, sand[50], 0, { opacity: 0.8 });
    if (view) s.path(polygon([[view.x + 40, counter + 6], [view.x + view.w - 30, counter + 6], [view.x + view.w - 330, height], [view.x - 420, height]]), mix(sand[50], '#fff3e0', 0.5), { opacity: 0.75, filter: s.blur(16) });
  }
};

export const sunBeams = (s, opacity = 0.2) => beams(s, { x: s.width * 0.5, y: -20, w: s.width * 0.5, h: s.height + 40, lean: s.width * 0.4, opacity: n(opacity), soft: 24 });
