import { createHash } from 'node:crypto';
import { sharpImageService } from 'astro/config';
import sharp from 'sharp';

/** As many pictures at once as there are cores is Astro's part; so each of them is one thread's work. */
sharp.concurrency(1);

/**
 * How hard the encoders try. Pictures are two thirds of a first build. AVIF at 2 takes half as long as at 3, for files 5 % larger and
 * 0.3 to 0.7 dB further from the original at one quality (five of ours at 720 px: 41.7 and 43.6 kB; what can be seen of it stands in ADR 24). WebP, for the few browsers
 * without AVIF, takes two fifths at 2 of what it does at 4, for files 4 % larger; below 2 they grow by a quarter.
 *
 * Colors at half the resolution, as in any JPEG: a fifth to a third less time to encode, files 4 to 7 % smaller, and a third less for
 * a phone to decode before its first view is whole. Side by side nobody tells them apart (sharp would keep all of them in AVIF).
 */
const encoders = { avif: { effort: 2, chromaSubsampling: '4:2:0' }, webp: { effort: 2 } };

export const pictureEncoder = sharpImageService(encoders);

/**
 * Where encoded pictures stay between builds. Astro names them after the original's content and what was asked for, but
 * not after the encoder: that is in the folder's name. The host keeps nothing but `node_modules` from one build to the
 * next; here that folder goes with every installation.
 */
const encoder = createHash('sha256')
  .update(JSON.stringify([encoders, sharp.versions.sharp]))
  .digest('hex')
  .slice(0, 8);
export const keptPictures = `${process.env.NETLIFY ? './node_modules/.astro' : './.cache/astro'}/${encoder}`;
