import type { Metadata } from 'sharp';
import type { ImageKind } from './sniff-image.ts';

/**
 * About how much memory decoding a picture takes at its peak, told by its header. Most files are read line by line and
 * count as nothing; the others are held as a whole, so that a few bytes could ask for a gigabyte. The figures per pixel
 * were measured (`npm run bench -- uploads` measures again).
 */
export function decodingBytes(kind: ImageKind, metadata: Metadata): number {
  return metadata.width * metadata.height * bytesPerPixel(kind, metadata);
}

function bytesPerPixel(
  kind: ImageKind,
  { channels, depth, isProgressive, chromaSubsampling }: Metadata,
): number {
  if (kind === 'avif') return 20;
  if (kind === 'gif') return 7;
  if (!isProgressive) return 0;
  // Interlaced: every pixel as it is, and some of it a second time. Progressive: two bytes for each coefficient.
  if (kind === 'png') return channels * (depth === 'ushort' ? 2 : 1) * 1.75;
  return chromaSubsampling === '4:2:0' ? 3.6 : channels * 2 + 0.6;
}
