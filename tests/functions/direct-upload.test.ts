import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { imageWidths } from '#contracts/image.ts';
import { repeatable, sql } from '#server/db/client.ts';
import { forgetEnvironment } from '#server/env.ts';
import me from '../../netlify/functions/admin-me.ts';
import pictures from '../../netlify/functions/blog-images.ts';
import arrival from '../../netlify/functions/uploadthing.ts';
import { call } from '../support/call.ts';
import { DirectUploads, input, photo, pictureRows, put } from '../support/direct-uploads.ts';
import { signedIn } from '../support/staff.ts';

const uploads = new DirectUploads();

/** More than a function may receive: every pixel of its one colour as it is. */
const largePhoto = () =>
  sharp({
    create: { width: 1_700, height: 1_250, channels: 3, background: '#1f727b' },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();

describe('a picture put to UploadThing by the browser', () => {
  it('becomes pictures of our own in every width; what was sent is gone at once', async () => {
    const { status, serverData } = await uploads.send(await photo());
    expect(status).toBe(200);
    expect(serverData).toEqual({
      outcome: 'stored',
      image: {
        imagePath: expect.stringMatching(/^\/api\/blog-images\/[0-9a-f-]{36}$/),
        width: 2_400,
        height: 1_800,
      },
    });
    expect([uploads.heard, uploads.service.files.length, uploads.kept()]).toEqual([
      [200],
      1 + imageWidths.length,
      0,
    ]);
    const { image } = serverData as { image: { imagePath: string } };
    const id = image.imagePath.replace('/api/blog-images/', '');
    const shown = await call(pictures, `${image.imagePath}?w=960`, { params: { id } });
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(960);
    const [entry] = await repeatable(sql`select actor_id, network from audit_log
      where action = 'image.uploaded' order by at desc limit 1`);
    expect(entry).toEqual({ actor_id: uploads.staff.id, network: expect.any(String) });
  });

  it('may be larger than what a function receives', async () => {
    const file = await largePhoto();
    expect(file.length).toBeGreaterThan(5_000_000);
    expect((await put(await uploads.urlFor(file, 'large', 'image/png'), file)).serverData).toMatchObject({
      outcome: 'stored',
      image: { width: 1_700, height: 1_250 },
    });
  });

  it('is one picture however often it is sent under one key', async () => {
    const file = await photo(900, 600);
    const first = await uploads.send(file, 'one');
    expect(await uploads.send(file, 'one')).toEqual({
      ...first,
      ...{ url: expect.any(String) },
      appUrl: expect.any(String),
      ufsUrl: expect.any(String),
    });
    expect([await pictureRows(), uploads.kept()]).toEqual([1, 0]);
  });

  it('is offered to the portal', async () => {
    const identity = (await (
      await call(me, '/api/admin/me', { headers: uploads.staff.headers })
    ).json()) as object;
    expect(identity).toMatchObject({ uploadsDirectly: true });
  });
});

describe('an address', () => {
  it('is for staff who write posts, and for a picture of a size and type', async () => {
    const file = { name: 'a.jpg', size: 1_000, type: 'image/jpeg' };
    const desk = await signedIn(undefined, 'desk');
    expect((await uploads.ask({ files: [file], input: input() }, {})).status).toBe(401);
    expect((await uploads.ask({ files: [file], input: input() }, desk.headers)).status).toBe(403);
    for (const wrong of [{ size: 16_777_217 }, { size: 0 }, { type: 'image/svg+xml' }, { type: 'text/html' }])
      expect((await uploads.ask({ files: [{ ...file, ...wrong }], input: input() })).status).toBe(400);
    expect((await uploads.ask({ files: [file, file], input: input() })).status).toBe(400);
    expect((await uploads.ask({ files: [file], input: {} })).status).toBe(400);
    expect(await repeatable(sql`select 1 from stray_files`)).toEqual([]);
  });

  it('is good for five minutes, for a file of the size that was named', async () => {
    const file = await photo(600, 400);
    const url = await uploads.urlFor(file);
    expect((await put(url, file.subarray(1))).status).toBe(400);
    const later = Date.now() + 301_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    expect((await put(url, file)).status).toBe(403);
    vi.mocked(Date.now).mockRestore();
    const changed = url.replace(/expires=\d+/, `expires=${later + 600_000}`);
    expect((await put(changed, file)).status).toBe(403);
    await uploads.expectNothingLeft();
  });
});

it('on a machine of one’s own, which no callback reaches, the service tells over an open line', async () => {
  const site = createServer((request, answer) => {
    void text(request).then(async (body) => {
      const headers = request.headers as Record<string, string>;
      const heardHere = await call(arrival, request.url ?? '', { body, headers });
      answer.writeHead(heardHere.status).end(await heardHere.text());
    });
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('DEPLOY_CONTEXT', 'local');
  vi.stubEnv('SITE_URL', `http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  forgetEnvironment();
  try {
    // A session is one of the site's address.
    await uploads.signIn();
    expect((await uploads.send(await photo(600, 400))).serverData).toMatchObject({ outcome: 'stored' });
    expect([uploads.heard, await pictureRows(), uploads.kept()]).toEqual([[], 1, 0]);
  } finally {
    vi.unstubAllEnvs();
    forgetEnvironment();
    uploads.service.hangUp();
    site.closeAllConnections();
    site.close();
    await uploads.signIn();
  }
});

it('without a token there is no address, no picture, and no word of it to the portal', async () => {
  vi.stubEnv('UPLOADTHING_TOKEN', undefined);
  forgetEnvironment();
  const file = { name: 'a.jpg', size: 1_000, type: 'image/jpeg' };
  expect((await uploads.ask({ files: [file], input: input() })).status).toBe(404);
  expect((await call(arrival, '/api/uploadthing?slug=picture', { body: {} })).status).toBe(400);
  expect(
    await (await call(me, '/api/admin/me', { headers: uploads.staff.headers })).json(),
  ).not.toHaveProperty('uploadsDirectly');
  vi.unstubAllEnvs();
  forgetEnvironment();
});
