import { directUpload } from '#contracts/direct-upload.ts';
import { imageLimits } from '#contracts/image.ts';

/** What browsers read, and what they then write: AVIF they do not write, and of a GIF nobody keeps more than one frame. */
const writtenTypes: Record<string, string> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/webp': 'image/webp',
  'image/avif': 'image/webp',
  'image/gif': 'image/png',
};
/** Below this a photo of the right size is sent as it is. */
const smallEnoughBytes = 1_000_000;
const quality = 0.86;

/**
 * A phone photo is far larger than any reader sees it: scaled down here, it uploads in seconds. Whatever the browser
 * cannot read is sent as it is, for the server to judge.
 */
export async function shrinkImage(file: File): Promise<File> {
  const bitmap = file.type === 'image/gif' ? undefined : await read(file);
  if (!bitmap || (scaleOf(bitmap) === 1 && file.size <= smallEnoughBytes)) return file;
  const drawn = await write(draw(bitmap), writtenTypes[file.type]);
  // A large AVIF is worth sending as WebP even where that takes more bytes.
  return file.type === 'image/avif' || drawn.size < file.size ? drawn : file;
}

/**
 * The picture drawn anew, no larger than the site shows it: of the file nothing is left but its pixels, so where and with
 * what it was taken never leaves the device.
 * @returns undefined for what the browser cannot read
 */
export async function redrawImage(file: File): Promise<File | undefined> {
  const bitmap = await read(file);
  if (!bitmap) return undefined;
  const canvas = draw(bitmap);
  const drawn = await write(canvas, writtenTypes[file.type]);
  return drawn.size <= directUpload.fileBytes ? drawn : write(canvas, 'image/webp');
}

async function read(file: File): Promise<ImageBitmap | undefined> {
  if (!writtenTypes[file.type]) return undefined;
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
}

const scaleOf = ({ width, height }: ImageBitmap) =>
  Math.min(1, imageLimits.storedSidePixels / Math.max(width, height));

function draw(bitmap: ImageBitmap): OffscreenCanvas {
  const scale = scaleOf(bitmap);
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

async function write(canvas: OffscreenCanvas, type = 'image/jpeg'): Promise<File> {
  const blob = await canvas.convertToBlob({ type, quality });
  return new File([blob], 'image', { type: blob.type });
}
