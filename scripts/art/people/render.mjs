/** Paints the team: `node scripts/art/people/render.mjs [team-1]`. */
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { blurs, ellipse, seeded, shape, soft } from '../smiles/draw.mjs';
import * as dresses from './dress.mjs';
import { glasses, scarf, stubble, studs } from './extras.mjs';
import { features } from './features.mjs';
import { beard, styles } from './hair.mjs';
import { head, neck } from './head.mjs';
import { finish, room } from './room.mjs';
import { team } from './team.mjs';

const folder = new URL('../../../src/assets/images/team/', import.meta.url);
mkdirSync(folder, { recursive: true });
const none = { defs: '', body: '' };

const freckles = (p) => {
  const chance = seeded(63);
  return Array.from({ length: 90 }, () => ellipse(600 + p.turn + (chance() - 0.5) * 270, 505 + chance() * 90, 1.5 + chance() * 2.2, 1.4 + chance() * 1.8, p.skin.deep, `opacity="${(0.1 + chance() * 0.2).toFixed(2)}"`)).join('');
};

const portrait = (p) => {
  const tilt = `transform="rotate(${p.tilt} 600 760)"`;
  const [back, dress, face, bare, look] = [room(p), dresses[p.dress.kind](p.dress), head(p), neck(p), features(p)];
  const hair = p.hair.style ? styles[p.hair.style](p.hair) : { behind: none, over: { ...none, edge: [] } };
  const whiskers = p.beard ? beard(p.hair, p.turn) : { defs: '', under: '', moustache: '' };
  const cover = p.scarf ? scarf(p.scarf) : none;
  const shade = hair.over.edge.map((line) => shape(line, p.skin.deep, `opacity=".5" transform="translate(7 15)" ${soft(12)}`)).join('');
  const defs = [back, dress, face, bare, look, hair.behind, hair.over, cover, finish].map((part) => part.defs).join('') + (cover.cast ?? '') + whiskers.defs;
  const onHead = [
    p.scarf ? '' : face.ears,
    `<g clip-path="url(#head)">${face.body}${p.freckles ? freckles(p) : ''}${p.stubble ? stubble(p.stubble, p.turn) : ''}${shade}</g>`,
    whiskers.under, look.body, whiskers.moustache,
    p.studs && !p.scarf ? studs(p.studs) : '',
    hair.over.body,
    p.glasses ? glasses(p.glasses, p.turn) : '',
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200" width="1200" height="1200"><defs>${blurs}${defs}</defs>${[
    back.body,
    ellipse(640, 1150, 520, 240, '#08252a', `opacity=".22" ${soft(70)}`),
    '<g transform="translate(600 150) scale(1.16) translate(-600 -214)">',
    `<g ${tilt}>${hair.behind.body}</g>`, `<g transform="translate(0 -50)">${bare.body}${dress.body}</g>`,
    cover.behind ?? '', `<g ${tilt}>${onHead}</g>`, cover.body, '</g>', finish.body,
  ].join('')}</svg>`;
};

const only = process.argv[2];
for (const [name, person] of Object.entries(team)) {
  if (only && only !== name) continue;
  const info = await sharp(Buffer.from(portrait(person)), { unlimited: true }).webp({ quality: 88 }).toFile(new URL(`${name}.webp`, folder).pathname);
  console.log(`${name}.webp ${info.width}x${info.height} ${Math.round(info.size / 1024)} kB`);
}
