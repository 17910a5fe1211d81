import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { imageRefusals } from '#contracts/image.ts';
import { repeatable, sql } from '#server/db/client.ts';
import pictures from '../../netlify/functions/blog-images.ts';
import trash from '../../netlify/functions/jobs-trash.ts';
import { call } from '../support/call.ts';
import { DirectUploads, photo, pictureRows, put } from '../support/direct-uploads.ts';

const uploads = new DirectUploads();

/** A picture as small as its bytes and as large as its header. */
async function bomb(): Promise<Buffer> {
  const tiny = sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } });
  const file = await tiny.png().toBuffer();
  file.writeUInt32BE(6_500, 16);
  file.writeUInt32BE(6_500, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

describe('nothing unchecked is kept', () => {
  it.each([
    ['a renamed script', () => Buffer.from('<html><script>alert(1)</script></html>'), 'notAnImage'],
    [
      'a drawing that runs',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'svg',
    ],
    ['a bomb', bomb, 'dimensions'],
    ['half a photo', async () => (await photo(1_600, 1_200)).subarray(0, 9_000), 'damaged'],
  ] as const)('of %s', async (_name, make, reason) => {
    expect((await uploads.send(await make())).serverData).toEqual({ outcome: 'refused', reason });
    expect(imageRefusals[reason]).toBeTruthy();
    expect([await pictureRows(), uploads.service.files.length]).toEqual([0, 0]);
    await uploads.expectNothingLeft();
  });

  it('of what is put to the same address once the picture has been checked', async () => {
    const clean = await photo(600, 400);
    const url = await uploads.urlFor(clean);
    const { serverData } = await put(url, clean);
    const { image } = serverData as { image: { imagePath: string } };
    const shown = async () => {
      const id = image.imagePath.replace('/api/blog-images/', '');
      const answer = await call(pictures, image.imagePath, { params: { id } });
      return Buffer.from(await answer.arrayBuffer());
    };
    const before = await shown();
    const other = Buffer.alloc(clean.length, '<script>alert(1)</script>');
    expect((await put(url, other)).serverData).toEqual({ outcome: 'failed' });
    expect((await shown()).equals(before)).toBe(true);
    expect(uploads.service.files.some(({ bytes }) => bytes.includes('<script>'))).toBe(false);
  });

  it('of what arrives while the site cannot be told of it', async () => {
    const deliver = uploads.service.deliver;
    uploads.service.deliver = () => new Promise(() => undefined);
    const file = await photo(600, 400);
    void put(await uploads.urlFor(file), file).catch(() => undefined);
    await vi.waitFor(() => expect(uploads.service.files).toHaveLength(1));
    uploads.service.deliver = deliver;
    await uploads.expectNothingLeft();
  });

  it('of what cannot be looked at now; the browser hears that it may try again', async () => {
    uploads.service.failures.set(/^GET/, Infinity);
    expect((await uploads.send(await photo(600, 400))).serverData).toEqual({ outcome: 'failed' });
    expect(uploads.heard).toEqual([503]);
    await uploads.expectNothingLeft();
  });

  it('of what was sent, when it could not be deleted at once', async () => {
    uploads.service.failures.set(/deleteFiles/, Infinity);
    expect((await uploads.send(await photo(600, 400))).serverData).toMatchObject({ outcome: 'stored' });
    uploads.service.failures.clear();
    expect(uploads.kept()).toBe(1);
    await repeatable(sql`update stray_files set due_at = now() - interval '1 second'`);
    await call(trash, '/jobs/trash', { body: {} });
    expect([uploads.kept(), await pictureRows()]).toEqual([0, 1]);
  });
});

describe('a word that a file has arrived', () => {
  it('is believed with the service’s signature alone', async () => {
    const file = await photo(600, 400);
    await uploads.urlFor(file, 'forged');
    const [awaited] = await repeatable(sql<{ id: string }>`select id from stray_files`);
    const forged = {
      key: 'k',
      customId: awaited?.id ?? '',
      type: 'image/jpeg',
      disposition: undefined,
      bytes: file,
    };
    uploads.service.files.push(forged);
    for (const signature of ['', 'hmac-sha256=', `hmac-sha256=${'0'.repeat(64)}`, 'nonsense']) {
      await uploads.service.deliver(uploads.service.callback(forged, signature));
    }
    expect(uploads.heard).toEqual([400, 400, 400, 400]);
    expect(await pictureRows()).toBe(0);
    await uploads.service.deliver(uploads.service.callback(forged));
    expect([uploads.heard.at(-1), await pictureRows()]).toEqual([200, 1]);
  });

  it('about a file nobody was given an address for makes no picture', async () => {
    const bytes = await photo(600, 400);
    const stranger = {
      key: 'k',
      customId: crypto.randomUUID(),
      type: 'image/jpeg',
      disposition: undefined,
      bytes,
    };
    uploads.service.files.push(stranger);
    await uploads.service.deliver(uploads.service.callback(stranger));
    expect([uploads.heard, await pictureRows(), uploads.service.files.length]).toEqual([[200], 0, 0]);
  });

  it('may come twice', async () => {
    const file = await photo(600, 400);
    const deliver = uploads.service.deliver;
    uploads.service.deliver = async (request) => {
      await deliver(request.clone());
      return deliver(request);
    };
    expect((await uploads.send(file)).serverData).toMatchObject({ outcome: 'stored' });
    uploads.service.deliver = deliver;
    await vi.waitFor(() => expect(uploads.heard).toHaveLength(2));
    expect([await pictureRows(), uploads.kept()]).toEqual([1, 0]);
  });
});
