/**
 * The film of a same-day crown (`node scripts/art/scenes/crown-film.mjs`, needs ffmpeg): from the scan over the crown that
 * is lowered onto its tooth to the smile afterwards, three of the site's own pictures under a slow camera.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const pictures = ['office/technology', 'services/same-day-crown', 'services/restorative', 'gallery/crowns-after'];
const [rate, seconds, fade, width, height] = [25, 4.5, 1, 1280, 720];

const inputs = pictures.flatMap((name) => ['-i', `${root}src/assets/images/${name}.webp`]);
/** Drawn at twice the size, so that the slow camera moves by half pixels. */
const shots = pictures.map((_, i) => {
  const zoom = i % 2 === 0 ? '1+0.10*on/112' : '1.10-0.10*on/112';
  return `[${i}]crop=1600:900,scale=${width * 2}:-1,zoompan=z='${zoom}':x='(iw-iw/zoom)*${i % 2 ? 0.35 : 0.65}':y='(ih-ih/zoom)/2':d=${seconds * rate}:s=${width}x${height}:fps=${rate},setsar=1[shot${i}]`;
});
const joins = pictures.slice(1).map((_, i) => {
  const from = i === 0 ? 'shot0' : `film${i}`;
  return `[${from}][shot${i + 1}]xfade=transition=fade:duration=${fade}:offset=${(seconds - fade) * (i + 1)}[film${i + 1}]`;
});
const filters = ['-filter_complex', [...shots, ...joins].join(';'), '-map', `[film${pictures.length - 1}]`];
const made = (name) => `${root}public/video/${name}`;
const ffmpeg = (...how) => execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...inputs, ...filters, '-an', '-pix_fmt', 'yuv420p', ...how]);

ffmpeg('-c:v', 'libx264', '-crf', '24', '-preset', 'slow', '-tune', 'animation', '-movflags', '+faststart', made('same-day-crown.mp4'));
ffmpeg('-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-row-mt', '1', '-deadline', 'realtime', '-cpu-used', '7', made('same-day-crown.webm'));
