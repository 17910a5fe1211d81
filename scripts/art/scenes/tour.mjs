/** Films the walk from the reception to the treatment room: `node scripts/art/scenes/tour.mjs` (needs ffmpeg). */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { receptionRoom, treatmentRoom } from './parts/places.mjs';
import { beams, plant } from './parts/room.mjs';
import { finish, ink, mix, sand, scene, seaglass } from './parts/scene.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const [frames, rate] = [225, 25];
const travel = 1800;

const rooms = () => {
  const s = scene(3400, 1067);
  receptionRoom(s);
  beams(s, { x: 900, y: -20, w: 700, h: 1100, lean: 520, opacity: 0.2, soft: 24 });
  treatmentRoom(s, 1800);
  beams(s, { x: 2360, y: 0, w: 800, h: 1067, lean: 460, opacity: 0.22, soft: 24 });
  s.rect(1570, 0, 50, 1067, s.lin([[ink[950], 0, 0], [ink[950], 1, 0.22]], 0, 0, 1, 0));
  s.rect(1600, 0, 200, 1067, s.lin([sand[100], sand[50], mix(sand[100], seaglass[100], 0.5), mix(sand[300], seaglass[300], 0.5)], 0, 0, 1, 0));
  s.rect(1800, 0, 70, 1067, s.lin([[ink[950], 0, 0.24], [ink[950], 1, 0]], 0, 0, 1, 0));
  return s;
};

/** Leaves close to the lens: they pass faster, which gives the walk its depth. */
const near = () => {
  const s = scene(4600, 1067);
  s.group({ filter: s.blur(9) }, () => {
    for (const [x, seed] of [[-10, 3], [2160, 9], [4500, 14]]) plant(s, x, 1240, 760, { leaves: 15, seed, pot: null, reach: 0.9, tones: [ink[600], ink[900]] });
  });
  return s;
};

const raw = (markup, scale, width) => sharp(Buffer.from(markup), { density: 72 * scale, limitInputPixels: false }).resize({ width: Math.round(width * scale) }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
const cut = ({ data, info }, x, scale) =>
  sharp(data, { raw: info }).extract({ left: Math.round(x * scale), top: Math.round(120 * scale), width: Math.round(1600 * scale), height: Math.round(900 * scale) });

const scale = 1.6;
const [room, leaves] = [await raw(rooms().markup(), scale, 3400), await raw(near().markup(), scale, 4600)];
const shade = Buffer.from(finish(scene(1280, 720), { grain: 0.02 }));
const frame = async (t, width) => {
  const eased = t * t * (3 - 2 * t);
  const base = await cut(room, travel * eased, scale).resize({ width }).png({ compressionLevel: 1 }).toBuffer();
  const front = await cut(leaves, travel * eased * 1.6, scale).resize({ width }).png({ compressionLevel: 1 }).toBuffer();
  return sharp(base).composite([{ input: front }, { input: await sharp(shade).resize({ width }).png().toBuffer() }]).removeAlpha();
};

await sharp(await (await frame(0, 1600)).png().toBuffer()).webp({ quality: 84, effort: 6 }).toFile(`${root}src/assets/images/office/tour-poster.webp`);
if (process.argv[2] === 'poster') process.exit();

const folder = await mkdtemp(join(tmpdir(), 'tour-'));
for (let i = 0; i < frames; i++) await (await frame(Math.min(1, Math.max(0, (i - 12) / (frames - 30))), 1280)).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toFile(join(folder, `${String(i).padStart(4, '0')}.jpg`));
const input = ['-y', '-loglevel', 'error', '-framerate', String(rate), '-i', join(folder, '%04d.jpg'), '-an', '-pix_fmt', 'yuv420p'];
execFileSync('ffmpeg', [...input, '-c:v', 'libx264', '-crf', '27', '-preset', 'slow', '-tune', 'animation', '-movflags', '+faststart', `${root}public/video/office-tour.mp4`]);
execFileSync('ffmpeg', [...input, '-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-row-mt', '1', '-deadline', 'good', '-cpu-used', '2', `${root}public/video/office-tour.webm`]);
await rm(folder, { recursive: true });
