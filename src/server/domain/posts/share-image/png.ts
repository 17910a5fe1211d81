import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { Canvas } from './fill-outlines.ts';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const bitsPerChannel = 8;
const trueColour = 2;

/** Packs the pixels as a PNG file. Packed beside the main thread, which goes on answering. */
export async function encodePng({ width, height, pixels }: Canvas): Promise<Uint8Array<ArrayBuffer>> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitsPerChannel, trueColour], 8);
  // Each row begins with the filter it went through: none, since plain areas need none.
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y += 1)
    rows.set(pixels.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1);
  const packed = await promisify(deflate)(rows);
  const file = [signature, chunk('IHDR', header), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat(file));
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
