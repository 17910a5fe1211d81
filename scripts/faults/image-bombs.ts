import { constants, crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

/** Small files that ask a decoder for far more than they are: of each kind one, as an attacker would make it. */
export interface ImageBomb {
  name: string;
  file: Buffer;
}

const pixels = { wide: 10_000, high: 4_000 };
/** More than a decoder may use, should it unpack this. */
const surplusBytes = 400_000_000;
const zeros = packedZeros();

export async function imageBombs(): Promise<ImageBomb[]> {
  const tiny = await flat(8, 8).png().toBuffer();
  return [
    { name: 'PNG of 30,000 × 30,000', file: png([header(30_000, 30_000), chunk('IDAT', zeros)]) },
    {
      name: 'PNG, interlaced, 16 bits, 40 megapixels',
      file: png([
        header(pixels.wide, pixels.high, { depth: 16, colour: 6, interlaced: 1 }),
        chunk('IDAT', zeros),
      ]),
    },
    { name: 'PNG with more pixels than it says', file: png([header(8, 8), chunk('IDAT', zeros)]) },
    ...(['zTXt', 'iCCP', 'iTXt'] as const).map((type) => ({
      name: `PNG with a packed ${type} chunk`,
      file: withChunk(tiny, chunk(type, Buffer.concat([packedTextHeads[type], zeros]))),
    })),
    { name: 'GIF of 40 megapixels', file: gif(6_324, 1, 6_324) },
    { name: 'GIF of 65,535 × 65,535', file: gif(8, 1, 65_535) },
    { name: 'GIF of 100,000 frames', file: gif(6_000, 100_000, 1) },
    { name: 'WebP of 16,383 × 16,383', file: await hugeWebp() },
    { name: 'AVIF of 24 megapixels', file: await flat(6_000, 4_000).avif({ effort: 0 }).toBuffer() },
    { name: 'JPEG, progressive, 40 megapixels', file: await hugeJpeg() },
    { name: 'SVG of entities within entities', file: Buffer.from(entities()) },
    { name: 'SVG behind the signature of a PNG', file: Buffer.concat([signature, Buffer.from(entities())]) },
  ];
}

/** The most of each costly kind that is still taken: what a server really has to hold, and proof that the gauge moves. */
export async function heaviestAccepted(): Promise<ImageBomb[]> {
  return [
    { name: 'AVIF of 10 megapixels', file: await flat(4_000, 2_500).avif({ effort: 0 }).toBuffer() },
    { name: 'GIF of 28 megapixels', file: await flat(7_000, 4_000).gif({ effort: 1 }).toBuffer() },
    {
      name: 'PNG, 16 bits, 40 megapixels',
      file: png([header(pixels.wide, pixels.high, { depth: 16, colour: 6 }), chunk('IDAT', zeros)]),
    },
    {
      name: 'PNG, interlaced, 16 bits, 14 megapixels',
      file: png([header(7_000, 2_000, { depth: 16, colour: 6, interlaced: 1 }), chunk('IDAT', zeros)]),
    },
    {
      name: 'JPEG, progressive, 30 megapixels',
      file: await flat(10_000, 3_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    },
  ];
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f727b' } });

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const packedTextHeads = {
  zTXt: Buffer.from('Comment\x00\x00', 'latin1'),
  iCCP: Buffer.from('profile\x00\x00', 'latin1'),
  iTXt: Buffer.from('XML:com.adobe.xmp\x00\x01\x00\x00\x00', 'latin1'),
};

const png = (chunks: Buffer[]) => Buffer.concat([signature, ...chunks, chunk('IEND', Buffer.alloc(0))]);

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
}

function header(
  width: number,
  height: number,
  { depth = 8, colour = 2, interlaced = 0 }: { depth?: number; colour?: number; interlaced?: number } = {},
): Buffer {
  return chunk(
    'IHDR',
    Buffer.concat([uint32(width), uint32(height), Buffer.from([depth, colour, 0, 0, interlaced])]),
  );
}

/** Behind the header, where such chunks stand. */
function withChunk(file: Buffer, extra: Buffer): Buffer {
  const end = signature.length + 25;
  return Buffer.concat([file.subarray(0, end), extra, file.subarray(end)]);
}

function gif(side: number, frames: number, frameSide: number): Buffer {
  const screen = [...uint16(side), ...uint16(side), 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const place = [0x2c, 0, 0, 0, 0, ...uint16(frameSide), ...uint16(frameSide), 0];
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, ...place, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from(screen),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ]);
}

/** Zeros as `deflate` packs them, but the same block many times over: to pack them all takes seconds. */
function packedZeros(): Buffer {
  const block = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: constants.Z_FULL_FLUSH });
  const [header, lastBlock] = [Buffer.from([0x78, 1]), Buffer.from([3, 0])];
  const blocks = Array.from({ length: surplusBytes / 1_000_000 }, () => block);
  // Zeros leave the checksum's one half at 1, which is added to its other half for each of them.
  return Buffer.concat([header, ...blocks, lastBlock, uint32((surplusBytes % 65_521) * 65_536 + 1)]);
}

/** Its size stands in the header of its frame alone. */
async function hugeJpeg(): Promise<Buffer> {
  const file = await flat(8, 8).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
  const frame = file.indexOf(Buffer.from([0xff, 0xc2]));
  file.writeUInt16BE(pixels.high, frame + 5);
  file.writeUInt16BE(pixels.wide, frame + 7);
  return file;
}

/** One colour takes no bits per pixel, so that only the two sizes in the header have to grow. */
async function hugeWebp(): Promise<Buffer> {
  const file = await flat(8, 8).webp({ lossless: true }).toBuffer();
  const sizes = file.indexOf('VP8L') + 9;
  file.writeUInt32LE(((file.readUInt32LE(sizes) & 0xf0000000) | 0x0fffffff) >>> 0, sizes);
  return file;
}

function entities(): string {
  const names = [...'abcdefghi'];
  const nested = names.map((name, index) =>
    index === 0
      ? `<!ENTITY ${name} "tooth">`
      : `<!ENTITY ${name} "${`&${names[index - 1] ?? ''};`.repeat(10)}">`,
  );
  return `<?xml version="1.0"?><!DOCTYPE svg [${nested.join('')}]><svg width="30000" height="30000"><text>&i;</text></svg>`;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

const uint16 = (value: number) => [value & 255, value >> 8];
