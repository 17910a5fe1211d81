/** Someone at ease in the chair of `equipment.mjs` (same units): a blanket, headphones, eyes closed. */
import { below, place } from './equipment.mjs';
import { coral, curve, ink, mix, sand, seaglass } from './scene.mjs';

const at = (k, lift) => below(-lift, k, k + 1)[0];

export const patient = (s, x, y, scale, { flip = false, skin = ['#c68b62', '#a06a47', '#8d5a3b'], hair = ['#5a4030', '#33241b'], blanket = [coral[100], mix(coral[300], sand[300], 0.3), mix(coral[500], coral[300], 0.45)], shirt = [sand[50], sand[300]], headphones = true } = {}) =>
  s.group(place(x, y, scale, flip), () => {
    s.line(`M${at(9, 14).join(' ')}L524 -70`, skin[1], 40);
    s.path(curve([at(6, 10), at(6, 60), at(7, 72), at(8, 64), at(9, 44), at(9, 4), at(8, 0), at(7, 4)], true), s.linAt(shirt, 420, -20, 440, 120));
    s.group({ transform: 'translate(523 -86) rotate(-46)' }, () => {
      s.path('M-44 26C-58 4 -56 -24 -46 -42C-36 -50 -30 -46 -24 -50C-20 -60 -12 -66 -5 -62C0 -54 4 -50 12 -50C40 -50 60 -28 58 2C56 34 20 46 -8 42C-26 40 -38 36 -44 26Z', s.linAt(skin, 0, -60, 10, 46));
      s.path('M14 -50C46 -54 70 -30 68 4C66 38 36 56 4 52C-10 50 -20 44 -24 34C-12 24 -2 10 0 -6C8 -14 18 -30 14 -50Z', s.linAt(hair, 20, -50, 10, 52));
      s.line('M-2 -34Q4 -30 6 -38', mix(skin[2], ink[900], 0.45), 3);
      s.line('M-38 -36Q-32 -30 -30 -38', mix(skin[2], '#7a3b2e', 0.5), 3);
      if (!headphones) return s.oval(-6, 2, 10, 14, skin[1]);
      s.path('M-2 -4C20 -20 48 -18 70 -6', 'none', { stroke: sand[100], 'stroke-width': 10, 'stroke-linecap': 'round' });
      s.oval(-6, 4, 24, 27, s.lin([seaglass[200], ink[500]]));
      s.oval(-8, 1, 14, 17, s.lin([seaglass[300], ink[600]]));
      return s.path('M-22 -10Q-14 -20 -2 -18', 'none', { stroke: sand[50], 'stroke-width': 4, 'stroke-linecap': 'round', opacity: 0.8 });
    });
    const over = [at(0, 10), at(0, 54), at(1, 76), at(2, 58), at(3, 56), at(4, 62), at(5, 66), at(6, 74), at(7, 76)];
    const hem = [at(7, -40), at(6, -66), at(5, -48), at(4, -70), at(3, -50), at(2, -72), at(1, -52), at(0, -34)];
    s.path(`${curve(over)}L${curve(hem).slice(1)}Z`, s.linAt(blanket, 240, 80, 260, 240));
    for (const k of [1, 2, 3, 4, 5, 6]) {
      const [[ax, ay], [bx, by]] = [at(k, 46), at(k, -52)];
      s.path(`M${ax + 12} ${ay}C${ax - 14} ${ay + 34} ${bx + 22} ${by - 34} ${bx} ${by}`, 'none', { stroke: coral[700], 'stroke-width': 9, opacity: 0.14, 'stroke-linecap': 'round', filter: s.blur(4) });
    }
    s.line(curve([at(1, 72), at(2, 55), at(3, 53), at(4, 59), at(5, 63), at(6, 71), at(7, 73)]), sand[50], 4, { opacity: 0.75 });
    s.line(curve([at(7, 70), at(7, 10), at(7, -38)]), sand[50], 12, { opacity: 0.5 });
    s.line(curve([[474, 2], at(7, 32), at(6, 30)]), shirt[1], 40);
    s.line(curve([[472, -4], at(7, 39), at(6, 38)]), shirt[0], 22, { opacity: 0.8, filter: s.blur(3) });
    s.line(curve([at(6, 34), at(5, 62)]), skin[1], 24);
    s.oval(at(5, 70)[0] - 8, at(5, 70)[1] + 2, 22, 13, skin[0]);
  });
