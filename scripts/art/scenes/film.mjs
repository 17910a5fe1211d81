/** Renders the hero's poster and loop: `node scripts/art/scenes/film.mjs [poster]` (the loop needs ffmpeg). */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { finish } from './parts/scene.mjs';
import { heroLayers } from './pictures/hero.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const sized = (markup, width) => Buffer.from(markup.replace(/width="1920" height="1080">/, `width="${width}" height="${(width * 9) / 16}">`));
const layer = (s, width) => sharp(sized(s.markup(), width)).png({ compressionLevel: 1 }).toBuffer();

const still = async (width) => {
  const front = heroLayers.front();
  return { back: await layer(heroLayers.back(), width), front: await sharp(sized(finish(front, { vignette: 0.08, grain: 0.02 }), width)).png({ compressionLevel: 1 }).toBuffer() };
};
const frame = async ({ back, front }, phase, width) =>
  sharp(back).composite([{ input: await layer(heroLayers.moving(phase), width) }, { input: front }]).removeAlpha();

const poster = await (await frame(await still(1920), 0, 1920)).png().toBuffer();
const keep = (picture, name) => picture.webp({ quality: 74, effort: 6, smartSubsample: true }).toFile(`${root}src/assets/images/hero/${name}.webp`);
await keep(sharp(poster), 'poster');
// The same still for an upright view: what `object-position: 72%` shows of the film there.
await keep(sharp(poster).extract({ left: 680, top: 0, width: 976, height: 1080 }), 'poster-upright');
if (process.argv[2] === 'poster') process.exit();

const [frames, rate, width] = [250, 25, 1920];
const folder = await mkdtemp(join(tmpdir(), 'hero-'));
const layers = await still(width);
for (let i = 0; i < frames; i++) await (await frame(layers, i / frames, width)).jpeg({ quality: 96, chromaSubsampling: '4:4:4' }).toFile(join(folder, `${String(i).padStart(4, '0')}.jpg`));

const input = ['-y', '-loglevel', 'error', '-framerate', String(rate), '-i', join(folder, '%04d.jpg'), '-an', '-pix_fmt', 'yuv420p'];
const video = (name) => `${root}public/video/${name}`;
execFileSync('ffmpeg', [...input, '-c:v', 'libx264', '-crf', '20', '-preset', 'slow', '-tune', 'animation', '-movflags', '+faststart', video('hero.mp4')]);
for (const pass of ['1', '2']) {
  execFileSync('ffmpeg', [...input, '-c:v', 'libvpx-vp9', '-crf', '29', '-b:v', '0', '-row-mt', '1', '-deadline', 'good', '-cpu-used', '2', '-pass', pass, '-passlogfile', join(folder, 'pass'), ...(pass === '1' ? ['-f', 'null', '/dev/null'] : [video('hero.webm')])]);
}
await rm(folder, { recursive: true });
