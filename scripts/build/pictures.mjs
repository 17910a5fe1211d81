import { createHash } from 'node:crypto';
import { sharpImageService } from 'astro/config';
import sharp from 'sharp';

/** As many pictures at once as there are cores is Astro's part; so each of them is one thread's work. */
sharp.concurrency(1);

/**
 * How hard the encoders try. AVIF at 4, the usual, takes four times as long as at 3 for files 6 % smaller and no
 * difference to see; below 3 they grow and blur. WebP is for the few browsers without AVIF.
 */
const effort = { avif: { effort: 3 }, webp: { effort: 4 } };

export const pictureEncoder = sharpImageService(effort);

/**
 * Where encoded pictures stay between builds. Astro names them after the original's content and what was asked for, but
 * not after the encoder: that is in the folder's name. The host keeps nothing but `node_modules` from one build to the
 * next; here that folder goes with every installation.
 */
const encoder = createHash('sha256')
  .update(JSON.stringify([effort, sharp.versions.sharp]))
  .digest('hex')
  .slice(0, 8);
export const keptPictures = `${process.env.NETLIFY ? './node_modules/.astro' : './.cache/astro'}/${encoder}`;
