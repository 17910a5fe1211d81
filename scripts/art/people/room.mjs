/** Behind a person: a wall, a window's light lying across it, something of the practice out of focus; and the finish. */
import { ellipse, linear, radial, shape, soft } from '../smiles/draw.mjs';
import { palette } from '../palette.mjs';

const { seaglass, sand, ink, coral } = palette;
const walls = {
  seaglass: [seaglass[100], seaglass[200], seaglass[400]],
  sand: [sand[100], sand[200], sand[300]],
  mist: [seaglass[50], seaglass[100], seaglass[300]],
};

const leaf = (x, y, turn, size, tone) => `<path d="M0 0C${size * 0.35} ${-size * 0.3} ${size * 0.35} ${-size * 0.8} 0 ${-size}C${-size * 0.35} ${-size * 0.8} ${-size * 0.35} ${-size * 0.3} 0 0Z" transform="translate(${x} ${y}) rotate(${turn})" fill="${tone}"/>`;
const hints = {
  plant: `<g opacity=".75" ${soft(12)}>${[[-55, 260], [-28, 330], [4, 350], [34, 320], [62, 250]].map(([t, size]) => leaf(1040, 900, t, size, t > 0 ? ink[600] : ink[500])).join('')}<rect x="985" y="880" width="120" height="150" rx="20" fill="${sand[400]}"/></g>`,
  shelf: `<g opacity=".7" ${soft(12)}><rect x="800" y="560" width="420" height="18" rx="9" fill="${sand[400]}"/><rect x="880" y="440" width="54" height="120" rx="14" fill="${ink[500]}"/><rect x="950" y="470" width="44" height="90" rx="12" fill="${sand[300]}"/><rect x="1030" y="420" width="70" height="140" rx="34" fill="${seaglass[400]}"/><rect x="820" y="860" width="420" height="18" rx="9" fill="${sand[400]}"/><rect x="1040" y="760" width="60" height="100" rx="14" fill="${coral[300]}"/></g>`,
  lamp: `<g opacity=".7" ${soft(12)}><path d="M1010 -20V150L1090 210" fill="none" stroke="${ink[500]}" stroke-width="22" stroke-linecap="round"/><ellipse cx="1090" cy="240" rx="92" ry="52" fill="${ink[600]}"/><ellipse cx="1090" cy="262" rx="66" ry="28" fill="${sand[50]}"/></g>`,
  picture: `<g opacity=".65" ${soft(12)}><rect x="880" y="170" width="250" height="300" rx="18" fill="${sand[50]}"/><rect x="908" y="198" width="194" height="244" rx="10" fill="${seaglass[300]}"/><path d="M908 350q60-50 110-10t84-20v122H908z" fill="${ink[500]}"/></g>`,
};

export const room = ({ wall = 'seaglass', hint = 'shelf' }) => {
  const [light, base, dark] = walls[wall];
  return {
    defs: linear('wall', [0, 0, 1200, 1200], [[0, light], [0.5, base], [1, dark]]) + radial('halo', [430, 380, 760], [[0, '#fffaf0', 0.75], [1, '#fffaf0', 0]]),
    body: [
      '<rect width="1200" height="1200" fill="url(#wall)"/>',
      `<g opacity=".55" ${soft(12)}><rect x="-60" y="60" width="240" height="760" rx="20" fill="${sand[50]}"/><rect x="48" y="60" width="14" height="760" fill="${seaglass[300]}"/><rect x="-60" y="420" width="240" height="14" fill="${seaglass[300]}"/></g>`,
      hints[hint],
      [[250, 460], [610, 700]].map(([a, b]) => shape(`M${a} -40H${b}L${b + 520} 1240H${a + 520}Z`, sand[50], `opacity=".3" ${soft(28)}`)).join(''),
      '<rect width="1200" height="1200" fill="url(#halo)" opacity=".6"/>',
      ellipse(680, 760, 430, 460, dark, `opacity=".55" ${soft(70)}`),
    ].join(''),
  };
};

export const finish = {
  defs:
    radial('vig', [560, 520, 900], [[0.55, '#08252a', 0], [1, '#08252a', 0.26]]) +
    linear('ray', [0, 0, 900, 1000], [[0, '#fff3d8', 0.36], [0.5, '#fff3d8', 0.06], [1, '#fff3d8', 0]]) +
    '<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  .9 .9 0 0 -.66"/></filter>',
  body: '<rect width="1200" height="1200" fill="url(#ray)" style="mix-blend-mode:soft-light"/><rect width="1200" height="1200" fill="url(#vig)"/><rect width="1200" height="1200" filter="url(#grain)" opacity=".1"/>',
};
