/** The children's companion: a plush manatee with a bib, sitting on (x, y + 90 × scale). */
import { ink, mix, sand, seaglass } from './scene.mjs';

export const manatee = (s, x, y, scale) =>
  s.group({ transform: `translate(${x} ${y}) scale(${scale})` }, () => {
    const fur = s.linAt([mix(seaglass[300], sand[200], 0.45), mix(ink[500], sand[300], 0.35)], 0, -190, 0, 90);
    s.path('M-70 70C-120 90 -150 120 -128 136C-96 150 -40 132 -20 100Z', fur);
    s.path('M-84 88C-110 10 -96 -70 -60 -104C-80 -160 -30 -204 20 -200C74 -196 104 -150 86 -102C116 -60 122 20 92 92C60 118 -50 118 -84 88Z', fur);
    s.path('M-74 -20C-120 -6 -140 40 -118 56C-100 64 -74 40 -62 16Z', fur);
    s.path('M94 -20C136 0 150 44 128 58C110 64 88 40 78 16Z', fur);
    s.oval(18, -118, 56, 38, mix(sand[100], seaglass[200], 0.35));
    s.oval(-2, -128, 5, 7, ink[700]);
    s.oval(38, -128, 5, 7, ink[700]);
    s.path('M-14 -104Q18 -82 50 -104', 'none', { stroke: ink[700], 'stroke-width': 4, 'stroke-linecap': 'round' });
    s.oval(-26, -158, 7, 8, ink[900]);
    s.oval(62, -158, 7, 8, ink[900]);
    s.oval(-24, -161, 2.5, 3, sand[50]);
    s.oval(64, -161, 2.5, 3, sand[50]);
    s.path('M-46 -70Q16 -44 76 -70L84 34Q16 62 -54 34Z', s.lin([sand[50], seaglass[100]]));
    s.path('M-10 -22C10 -32 22 -32 42 -22C46 4 36 26 30 26S22 8 16 8S8 26 2 26S-14 4 -10 -22Z', seaglass[300]);
  });
