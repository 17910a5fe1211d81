/** The mark (a drop of river water that holds a smile line), the lockup, and the card shown when a page is shared. */
import { heron, riverView } from '../parts/river.mjs';
import { finish, ink, mix, sand, scene, seaglass } from '../parts/scene.mjs';
import { wordmark } from '../parts/wordmark.mjs';

const crown = 'M24 2.5C20.6 8.6 8.5 18.4 8.1 28.6C12.4 33.4 17.6 35.2 23 35.2C30.2 35.2 36.4 31.6 39.8 26.6C38.4 17.6 27.2 8.2 24 2.5Z';
const smile = 'M9.3 34.1C11.8 40.9 17.4 45.5 24 45.5C32.6 45.5 39.4 38.9 40 31.1C36 36.4 30 39.2 23.2 39.2C17.9 39.2 13.2 37.5 9.3 34.1Z';

const svg = (box, inner) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>\n`;
const drop = (top, low) => `<path fill="${top}" d="${crown}"/><path fill="${low}" d="${smile}"/>`;
const words = (part, x, y, size, fill) => `<path fill="${fill}" transform="translate(${x} ${y}) scale(${size / 100})" d="${wordmark[part].d}"/>`;

export const mark = () => svg('0 0 48 48', drop(ink[700], seaglass[400]));
export const markOneColour = () => svg('0 0 48 48', drop('currentColor', 'currentColor'));
export const logo = () =>
  svg('0 0 324 48', drop(ink[700], seaglass[400]) + words('practice', 56, 33.5, 27, ink[900]) + words('dental', 56 + 27 * 6.389 + 7, 33.5, 27, ink[600]));

/** Dark ground so that the tab icon stands out in light and dark browsers alike. */
export const favicon = () => svg('0 0 64 64', `<rect width="64" height="64" rx="15" fill="${ink[700]}"/><g transform="translate(8.6 8) scale(.975)">${drop(sand[50], seaglass[300])}</g>`);
export const touchIcon = () =>
  svg('0 0 180 180', `<rect width="180" height="180" fill="${ink[700]}"/><g transform="translate(28 27) scale(2.6)">${drop(sand[50], seaglass[300])}</g>`).replace('<svg ', '<svg width="180" height="180" ');

export const share = () => {
  const s = scene(1200, 630);
  riverView(s, { x: 0, y: 0, w: 1200, h: 630, sun: 0.78, horizon: 0.56 });
  heron(s, 905, 170, 74, 0.75, ink[700]);
  s.rect(0, 0, 1200, 630, s.lin([[ink[950], 0, 0.93], [ink[900], 0.3, 0.84], [ink[900], 0.45, 0.66], [ink[900], 0.58, 0.36], [ink[900], 0.7, 0.13], [ink[900], 0.85, 0.02], [ink[900], 1, 0]], 0, 0, 1, 0));
  s.line('M-20 470C240 640 560 640 800 540S1100 470 1220 520', s.linAt([[seaglass[300], 0, 0.9], [sand[50], 0.6, 0.75], [sand[50], 1, 0.2]], 0, 0, 1200, 0), 5);
  s.line('M-20 505C240 672 560 668 800 572S1100 506 1220 556', s.linAt([[seaglass[400], 0, 0.5], [sand[50], 0.7, 0.35], [sand[50], 1, 0]], 0, 0, 1200, 0), 2.5);
  const finished = finish(s, { vignette: 0.15, grain: 0.03 });
  const lettering = `<g transform="translate(76 112) scale(1.75)">${drop(sand[50], seaglass[300])}</g>${words('practice', 80, 316, 92, sand[50])}${words('dental', 80, 404, 84, mix(seaglass[200], sand[50], 0.2))}${words('line', 83, 462, 31, seaglass[200])}`;
  return finished.replace(/<\/svg>$/, `${lettering}</svg>`);
};
