import sharp, { type Metadata, type Sharp } from 'sharp';
import { imageLimits, imageWidths, type ImageRefusal } from '#contracts/image.ts';
import { decodingBytes } from './decoding-bytes.ts';
import { sniffImage, type ImageKind } from './sniff-image.ts';

/**
 * An uploaded file becomes pictures of our own making: decoded within limits, turned upright, scaled, stripped of
 * everything that is not a pixel and encoded again. Nothing of the file's bytes or name is kept.
 */
export interface PreparedPicture {
  contentType: string;
  data: Buffer;
  width: number;
  height: number;
}

export type PreparedImage =
  | { outcome: 'prepared'; full: PreparedPicture; copies: PreparedPicture[] }
  | { outcome: 'refused'; reason: ImageRefusal };

// Only the decoders of accepted formats may ever run, whatever a file makes libvips believe.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
sharp.cache(false);
// One thread: a function has one core, and memory stays predictable.
sharp.concurrency(1);

/** Leaves time to encode and store within the 8.5 s a call may take. */
const mostDecodingSeconds = 6;
/** With the process itself (about 85 MB) and the encoding, everything stays below 300 MB. */
const decodingBytesLimit = 200_000_000;
/** A drawing or screenshot stays PNG up to this size; beyond it JPEG serves the reader better. */
const pngBytesLimit = 700_000;

/** `tooHeavy` is also what this machine cannot decode in time. */
export async function prepareImage(
  file: Uint8Array,
  limitBytes: number = imageLimits.fileBytes,
  decodingSeconds: number = mostDecodingSeconds,
): Promise<PreparedImage> {
  if (file.length === 0) return refused('missing');
  if (file.length > limitBytes) return refused('tooLarge');
  const kind = sniffImage(file);
  if (kind === 'heic' || kind === 'svg') return refused(kind);
  if (kind === 'unknown') return refused('notAnImage');
  const metadata = await readHeader(file);
  if (!metadata) return refused('damaged');
  if (!fitsLimits(metadata)) return refused('dimensions');
  if (decodingBytes(kind, metadata) > decodingBytesLimit) return refused('tooHeavy');
  const startedAt = performance.now();
  try {
    return await encode(open(file, decodingSeconds), kind, metadata);
  } catch {
    // A decoder that is cut short fails in a way of its own; only the clock tells it from a damaged file.
    const isCutShort = performance.now() - startedAt >= decodingSeconds * 1_000;
    return refused(isCutShort ? 'tooHeavy' : 'damaged');
  }
}

const refused = (reason: ImageRefusal): PreparedImage => ({ outcome: 'refused', reason });

function open(file: Uint8Array, seconds: number): Sharp {
  const options = {
    limitInputPixels: imageLimits.totalPixels,
    failOn: 'error',
    sequentialRead: true,
  } as const;
  return sharp(file, options).timeout({ seconds });
}

/** Reads the header only: no pixel is decoded, so its size needs no limit. */
async function readHeader(file: Uint8Array): Promise<Metadata | undefined> {
  return sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
}

function fitsLimits({ width, height }: Metadata): boolean {
  const { sidePixels, totalPixels } = imageLimits;
  return width <= sidePixels && height <= sidePixels && width * height <= totalPixels;
}

async function encode(opened: Sharp, kind: ImageKind, metadata: Metadata): Promise<PreparedImage> {
  const side = imageLimits.storedSidePixels;
  const scaled = opened
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  // Held once as pixels, so that three encodings cost one decoding.
  const { data, info } = await scaled.raw().toBuffer({ resolveWithObject: true });
  const pixels = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const seeThrough = metadata.hasAlpha && !(await pixels().stats()).isOpaque;
  const full = await encodeFull(pixels, kind, seeThrough);
  const widths = imageWidths.filter((width) => width <= info.width);
  const copies = await Promise.all(
    widths.map((width) => toPicture('image/webp', pixels().resize({ width }).webp({ quality: 72 }))),
  );
  return { outcome: 'prepared', full, copies };
}

async function encodeFull(
  pixels: () => Sharp,
  kind: ImageKind,
  seeThrough: boolean,
): Promise<PreparedPicture> {
  if (seeThrough || kind === 'png' || kind === 'gif') {
    const png = await toPicture('image/png', pixels().png({ compressionLevel: 9 }));
    if (png.data.length <= pngBytesLimit) return png;
    if (seeThrough) return toPicture('image/webp', pixels().webp({ quality: 86 }));
  }
  return toPicture('image/jpeg', pixels().removeAlpha().jpeg({ quality: 82, mozjpeg: true }));
}

async function toPicture(contentType: string, encoder: Sharp): Promise<PreparedPicture> {
  const { data, info } = await encoder.toBuffer({ resolveWithObject: true });
  return { contentType, data, width: info.width, height: info.height };
}
