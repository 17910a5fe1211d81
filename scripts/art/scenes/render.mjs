/** Renders the scenes: `node scripts/art/scenes/render.mjs [family or picture …]`, all without a name. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { pictures } from './pictures.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** An .ico holding one 32 px PNG, which every browser since 2007 reads. */
const icon = (png) => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([32, 32, 0, 0, 1, 0, 32, 0], 6);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
};

const wanted = process.argv.slice(2);
const chosen = pictures.filter(({ file, family }) => wanted.length === 0 || wanted.some((name) => family === name || file.includes(`${name}.`)));

for (const { file, draw, quality = 88 } of chosen) {
  const target = `${root}${file}`;
  await mkdir(dirname(target), { recursive: true });
  const svg = draw();
  if (file.endsWith('.svg')) await writeFile(target, svg);
  else if (file.endsWith('.ico')) await writeFile(target, icon(await sharp(Buffer.from(svg), { density: 144 }).resize(32).png().toBuffer()));
  else if (file.endsWith('.png')) await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, quality: 95, effort: 10 }).toFile(target);
  else await sharp(Buffer.from(svg)).webp({ quality, effort: 5, smartSubsample: true }).toFile(target);
  console.log(file);
}
