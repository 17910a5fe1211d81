/** Paints the gallery: `node scripts/art/smiles/render.mjs [case]` writes `<case>-before.webp` and `<case>-after.webp`. */
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { cases } from './cases.mjs';
import { blurs } from './draw.mjs';
import { lipLines, lips } from './lips.mjs';
import { mouth } from './mouth.mjs';
import { light, pores, skin } from './skin.mjs';

const folder = new URL('../../../src/assets/images/gallery/', import.meta.url);
mkdirSync(folder, { recursive: true });

const picture = (scene, state) => {
  const lines = lipLines(scene.mouth);
  const parts = [skin(scene, lines), { defs: '', body: pores }, mouth(scene, state, lines), lips(lines, scene.lips, scene.skin, 'lip'), light(scene)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1067" width="1600" height="1067"><defs>${blurs}${parts.map((p) => p.defs).join('')}</defs>${parts.map((p) => p.body).join('')}</svg>`;
};

const only = process.argv[2];
for (const [name, scene] of Object.entries(cases)) {
  if (only && only !== name) continue;
  for (const state of ['before', 'after']) {
    const file = new URL(`${name}-${state}.webp`, folder);
    const info = await sharp(Buffer.from(picture(scene, scene[state])), { unlimited: true }).webp({ quality: 88 }).toFile(file.pathname);
    console.log(`${name}-${state}.webp ${info.width}x${info.height} ${Math.round(info.size / 1024)} kB`);
  }
}
