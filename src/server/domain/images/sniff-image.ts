/** What a file is, told by its first bytes alone: neither its name nor its declared type is believed. */
export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'svg' | 'unknown';

const avifBrands = new Set(['avif', 'avis']);
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']);

/** @param bytes the file from its beginning; its first kilobyte is enough */
export function sniffImage(bytes: Uint8Array): ImageKind {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp') return sniffBrands(bytes);
  return /^\s*(<\?xml[^]*?|<!--[^]*?-->\s*|<!doctype svg[^]*?)?<svg[\s>]/i.test(text(0, 1024))
    ? 'svg'
    : 'unknown';
}

/** AVIF and HEIC share a container; the brands in its first box tell them apart (`mif1` alone is taken for HEIC). */
function sniffBrands(bytes: Uint8Array): ImageKind {
  const boxLength = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), 256, bytes.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= boxLength; at += 4) {
    if (at !== 12) brands.push(String.fromCharCode(...bytes.subarray(at, at + 4)));
  }
  if (brands.some((brand) => avifBrands.has(brand))) return 'avif';
  return brands.some((brand) => heicBrands.has(brand)) ? 'heic' : 'unknown';
}
