import { imageLimits } from '#contracts/image.ts';

const sourceTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
/** Below this a photo of the right size is sent as it is. */
const smallEnoughBytes = 1_000_000;
const quality = 0.86;

/**
 * A phone photo is far larger than any reader sees it: scaled down here, it uploads in seconds. Whatever the browser
 * cannot read is sent as it is, for the server to judge.
 */
export async function shrinkImage(file: File): Promise<File> {
  if (!sourceTypes.has(file.type)) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return file;
  const side = imageLimits.storedSidePixels;
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  if (scale === 1 && file.size <= smallEnoughBytes) return file;
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // Browsers read AVIF and do not write it; a large one is worth sending as WebP even where that takes more bytes.
  const isAvif = file.type === 'image/avif';
  const blob = await canvas.convertToBlob({ type: isAvif ? 'image/webp' : file.type, quality });
  return isAvif || blob.size < file.size ? new File([blob], 'image', { type: blob.type }) : file;
}
