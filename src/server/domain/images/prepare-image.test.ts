import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { prepareImage } from './prepare-image.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f727b' } });

async function prepared(file: Uint8Array) {
  const result = await prepareImage(file);
  if (result.outcome !== 'prepared') throw new Error(`refused: ${result.reason}`);
  return result;
}

describe('a picture that is accepted', () => {
  it('is stored no larger than 2,400 pixels, with copies 480, 640, 960 and 1,200 wide', async () => {
    const { full, copies } = await prepared(await photo(4000, 3000).jpeg().toBuffer());
    expect([full.width, full.height]).toEqual([2400, 1800]);
    expect(copies.map((copy) => [copy.width, copy.height, copy.contentType])).toEqual([
      [480, 360, 'image/webp'],
      [640, 480, 'image/webp'],
      [960, 720, 'image/webp'],
      [1200, 900, 'image/webp'],
    ]);
  });

  it('is never enlarged and gets no copy wider than itself', async () => {
    const { full, copies } = await prepared(await photo(300, 200).png().toBuffer());
    expect([full.width, full.height, full.contentType]).toEqual([300, 200, 'image/png']);
    expect(copies).toEqual([]);
  });

  it('is turned upright as its EXIF orientation says and keeps no metadata, GPS included', async () => {
    const turned = await photo(600, 400)
      .withExif({
        IFD0: { Copyright: 'secret-owner' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 19/1 56/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { full, copies } = await prepared(turned);
    expect([full.width, full.height]).toEqual([400, 600]);
    for (const picture of [full, ...copies]) {
      const metadata = await sharp(picture.data).metadata();
      expect([metadata.exif, metadata.icc, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(picture.data.includes('secret-owner')).toBe(false);
    }
  });

  it('keeps its transparency', async () => {
    const clear = sharp({
      create: { width: 50, height: 50, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.4 } },
    });
    const { full } = await prepared(await clear.webp().toBuffer());
    expect(full.contentType).toBe('image/png');
    expect((await sharp(full.data).metadata()).hasAlpha).toBe(true);
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('may be a %s file', async (format) => {
    const { full } = await prepared(await photo(64, 48).toFormat(format).toBuffer());
    expect([full.width, full.height]).toEqual([64, 48]);
  });

  it('in CMYK or 16 bits becomes an ordinary sRGB picture', async () => {
    const cmyk = await photo(40, 40).toColourspace('cmyk').jpeg().toBuffer();
    const deep = await photo(40, 40).toColourspace('rgb16').png().toBuffer();
    for (const file of [cmyk, deep]) {
      const metadata = await sharp((await prepared(file)).full.data).metadata();
      expect([metadata.space, metadata.depth]).toEqual(['srgb', 'uchar']);
    }
  });

  it('loses markup hidden in its comments or behind its end', async () => {
    const script = '<html><script>alert(1)</script></html>';
    const png = await photo(30, 30)
      .withExif({ IFD0: { ImageDescription: script } })
      .png()
      .toBuffer();
    const jpeg = await photo(30, 30).jpeg().toBuffer();
    for (const file of [
      png,
      Buffer.concat([jpeg, Buffer.from(script)]),
      Buffer.concat([png, Buffer.from('PK\x03\x04')]),
    ]) {
      const { full } = await prepared(file);
      expect(full.data.includes('script')).toBe(false);
      expect(full.data.includes('PK\x03\x04')).toBe(false);
    }
  });
});

describe('a file that is refused', () => {
  const header = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(64)]);
  it.each([
    ['nothing', Buffer.alloc(0), 'missing'],
    ['more than 4 MB', Buffer.alloc(4_194_305), 'tooLarge'],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 'notAnImage'],
    ['a PDF', header('%PDF-1.7'), 'notAnImage'],
    ['a TIFF', header('II*\0'), 'notAnImage'],
    ['a BMP', header('BM'), 'notAnImage'],
    ['a zip', header('PK\x03\x04'), 'notAnImage'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'svg'],
    ['SVG behind an XML declaration', Buffer.from('<?xml version="1.0"?>\n<svg onload="alert(1)"/>'), 'svg'],
    ['an iPhone HEIC photo', header('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'heic'],
    ['GIF bytes before a script', Buffer.from('GIF89a=1;alert(document.domain)//'), 'damaged'],
    ['a JPEG marker and nothing else', header('\xff\xd8\xff\xe0'), 'damaged'],
    ['a PNG signature and nothing else', header('\x89PNG\r\n\x1a\n'), 'damaged'],
    ['a WebP frame around rubbish', header('RIFF\x20\0\0\0WEBPVP8 '), 'damaged'],
  ] as const)('%s', async (_name, file, reason) => {
    expect(await prepareImage(file)).toEqual({ outcome: 'refused', reason });
  });

  const halfAPhoto = async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const whole = sharp({ create: { width: 800, height: 800, channels: 3, background: '#fff', noise } });
    const file = await whole.jpeg().toBuffer();
    return file.subarray(0, file.length / 2);
  };

  it('a photo whose second half is missing', async () => {
    expect(await prepareImage(await halfAPhoto())).toEqual({ outcome: 'refused', reason: 'damaged' });
  });

  it('one whose decoding was cut short after its six seconds: too heavy, which is not damaged', async () => {
    const file = await halfAPhoto();
    const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(6_000);
    expect(await prepareImage(file)).toEqual({ outcome: 'refused', reason: 'tooHeavy' });
    clock.mockRestore();
  });

  it.each([
    ['a side of 10,001 pixels', 10_001, 10],
    ['30,000 × 30,000 pixels in a few bytes', 30_000, 30_000],
    ['41 megapixels', 6_400, 6_410],
  ])('%s, before a pixel is decoded', async (_name, width, height) => {
    const bomb = await photo(8, 8).png().toBuffer();
    bomb.writeUInt32BE(width, 16);
    bomb.writeUInt32BE(height, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    // Decoded, it would be damaged.
    expect(await prepareImage(bomb)).toEqual({ outcome: 'refused', reason: 'dimensions' });
  });
});

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
