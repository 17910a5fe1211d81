import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { imageRefusals } from '#contracts/image.ts';
import { repeatable, sql } from '#server/db/client.ts';
import { forgetEnvironment } from '#server/env.ts';
import me from '../../netlify/functions/admin-me.ts';
import offer from '../../netlify/functions/admin-uploadthing.ts';
import pictures from '../../netlify/functions/blog-images.ts';
import trash from '../../netlify/functions/jobs-trash.ts';
import arrival from '../../netlify/functions/uploadthing.ts';
import { call } from '../support/call.ts';
import { signedIn } from '../support/staff.ts';
import { standInToken, UploadThingStandIn } from '../support/uploadthing-stand-in.ts';

const service = new UploadThingStandIn();
let staff: Awaited<ReturnType<typeof signedIn>>;

/** The callback as the host would hand it to the function. */
const heard: number[] = [];
service.deliver = async (request) => {
  const { pathname, search } = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  const answer = await call(arrival, pathname + search, { body: await request.text(), headers });
  heard.push(answer.status);
  return answer;
};

beforeAll(async () => {
  staff = await signedIn(undefined, 'editor');
  // Its first import may take seconds on a busy machine, which is not what is tested here.
  await import('uploadthing/server');
  await service.start();
  process.env['DEPLOY_CONTEXT'] = 'production';
  process.env['UPLOADTHING_TOKEN'] = standInToken;
  process.env['UPLOADTHING_URL'] = service.url;
  forgetEnvironment();
});
afterAll(async () => {
  process.env['DEPLOY_CONTEXT'] = 'local';
  delete process.env['UPLOADTHING_TOKEN'];
  delete process.env['UPLOADTHING_URL'];
  forgetEnvironment();
  await service.stop();
});
beforeEach(async () => {
  await repeatable(sql`delete from blog_images`);
  await repeatable(sql`delete from stray_files`);
  service.files.splice(0);
  service.failures.clear();
  heard.splice(0);
  // The library warns of its own deprecated names whatever is read.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const input = (key: string = crypto.randomUUID()) => ({ key });
const ask = (body: unknown, headers: Record<string, string> = staff.headers) =>
  call(offer, '/api/admin/uploadthing?actionType=upload&slug=picture', { body, headers });

async function addressFor(file: Uint8Array, key?: string, type = 'image/jpeg'): Promise<string> {
  const answer = await ask({ files: [{ name: 'Anna.jpg', size: file.length, type }], input: input(key) });
  expect(answer.status).toBe(200);
  const [presigned] = (await answer.json()) as { url: string; name: string }[];
  expect(presigned?.name).toBe('picture');
  return presigned?.url ?? '';
}

async function put(address: string, file: Uint8Array): Promise<{ status: number; serverData?: unknown }> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(file)], 'picture'));
  const answer = await fetch(address, { method: 'PUT', body });
  return { status: answer.status, ...((await answer.json()) as object) };
}
const send = async (file: Uint8Array, key?: string) => put(await addressFor(file, key), file);

const photo = (width = 4_000, height = 3_000) =>
  sharp({ create: { width, height, channels: 3, background: '#1f727b' } })
    .withExif({ IFD0: { Copyright: 'secret-owner' } })
    .jpeg()
    .toBuffer();
/** More than a function may receive: noise does not shrink. */
const largePhoto = () =>
  sharp({
    create: {
      width: 1_700,
      height: 1_250,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    } as never,
  })
    .png()
    .toBuffer();
/** A picture as small as its bytes and as large as its header. */
async function bomb(): Promise<Buffer> {
  const huge = sharp({ create: { width: 6_500, height: 6_500, channels: 3, background: '#000' } });
  return huge.png({ compressionLevel: 9 }).toBuffer();
}
const rows = async () => (await repeatable(sql`select id from blog_images`)).length;
const kept = () => service.files.filter(({ bytes }) => bytes.includes('secret-owner')).length;

/** Nothing of it is here or there, now or once the clock has been. */
async function expectNothingLeft(): Promise<void> {
  await repeatable(sql`update stray_files set due_at = now() - interval '1 second'`);
  await call(trash, '/jobs/trash', { body: {} });
  expect([
    await rows(),
    service.files.length,
    (await repeatable(sql`select 1 from stray_files`)).length,
  ]).toEqual([0, 0, 0]);
}

describe('a picture put to UploadThing by the browser', () => {
  it('becomes pictures of our own in every width; what was sent is gone at once', async () => {
    const { status, serverData } = await send(await photo());
    expect(status).toBe(200);
    expect(serverData).toEqual({
      outcome: 'stored',
      image: {
        imagePath: expect.stringMatching(/^\/api\/blog-images\/[0-9a-f-]{36}$/),
        width: 2_400,
        height: 1_800,
      },
    });
    expect([heard, service.files.length, kept()]).toEqual([[200], 4, 0]);
    const { image } = serverData as { image: { imagePath: string } };
    const id = image.imagePath.replace('/api/blog-images/', '');
    const shown = await call(pictures, `${image.imagePath}?w=960`, { params: { id } });
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(960);
    const [entry] = await repeatable(sql`select actor_id, network from audit_log
      where action = 'image.uploaded' order by at desc limit 1`);
    expect(entry).toEqual({ actor_id: staff.id, network: expect.any(String) });
  });

  it('may be larger than what a function receives', async () => {
    const file = await largePhoto();
    expect(file.length).toBeGreaterThan(5_000_000);
    expect((await put(await addressFor(file, 'large', 'image/png'), file)).serverData).toMatchObject({
      outcome: 'stored',
      image: { width: 1_700, height: 1_250 },
    });
  });

  it('is one picture however often it is sent under one key', async () => {
    const file = await photo(900, 600);
    const first = await send(file, 'one');
    expect(await send(file, 'one')).toEqual({
      ...first,
      ...{ url: expect.any(String) },
      appUrl: expect.any(String),
      ufsUrl: expect.any(String),
    });
    expect([await rows(), kept()]).toEqual([1, 0]);
  });

  it('is offered to the portal', async () => {
    const identity = (await (await call(me, '/api/admin/me', { headers: staff.headers })).json()) as object;
    expect(identity).toMatchObject({ uploadsDirectly: true });
  });
});

describe('nothing unchecked is kept', () => {
  it.each([
    ['a renamed script', () => Buffer.from('<html><script>alert(1)</script></html>'), 'notAnImage'],
    [
      'a drawing that runs',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'svg',
    ],
    ['a bomb', bomb, 'dimensions'],
    ['half a photo', async () => (await photo()).subarray(0, 9_000), 'damaged'],
  ] as const)('of %s', async (_name, make, reason) => {
    expect((await send(await make())).serverData).toEqual({ outcome: 'refused', reason });
    expect(imageRefusals[reason]).toBeTruthy();
    expect([await rows(), service.files.length]).toEqual([0, 0]);
    await expectNothingLeft();
  });

  it('of what is put to the same address once the picture has been checked', async () => {
    const clean = await photo(600, 400);
    const address = await addressFor(clean);
    const { serverData } = await put(address, clean);
    const { image } = serverData as { image: { imagePath: string } };
    const shown = async () => {
      const id = image.imagePath.replace('/api/blog-images/', '');
      const answer = await call(pictures, image.imagePath, { params: { id } });
      return Buffer.from(await answer.arrayBuffer());
    };
    const before = await shown();
    const other = Buffer.alloc(clean.length, '<script>alert(1)</script>');
    expect((await put(address, other)).serverData).toEqual({ outcome: 'failed' });
    expect((await shown()).equals(before)).toBe(true);
    expect(service.files.some(({ bytes }) => bytes.includes('<script>'))).toBe(false);
  });

  it('of what arrives while the site cannot be told of it', async () => {
    const deliver = service.deliver;
    service.deliver = () => new Promise(() => undefined);
    const file = await photo(600, 400);
    void put(await addressFor(file), file).catch(() => undefined);
    await vi.waitFor(() => expect(service.files).toHaveLength(1));
    service.deliver = deliver;
    await expectNothingLeft();
  });

  it('of what cannot be looked at now; the browser hears that it may try again', async () => {
    service.failures.set(/^GET/, Infinity);
    expect((await send(await photo(600, 400))).serverData).toEqual({ outcome: 'failed' });
    expect(heard).toEqual([503]);
    await expectNothingLeft();
  });

  it('of what was sent, when it could not be deleted at once', async () => {
    service.failures.set(/deleteFiles/, Infinity);
    expect((await send(await photo(600, 400))).serverData).toMatchObject({ outcome: 'stored' });
    service.failures.clear();
    expect(kept()).toBe(1);
    await repeatable(sql`update stray_files set due_at = now() - interval '1 second'`);
    await call(trash, '/jobs/trash', { body: {} });
    expect([kept(), await rows()]).toEqual([0, 1]);
  });
});

describe('an address', () => {
  it('is for staff who write posts, and for a picture of a size and type', async () => {
    const file = { name: 'a.jpg', size: 1_000, type: 'image/jpeg' };
    const desk = await signedIn(undefined, 'desk');
    expect((await ask({ files: [file], input: input() }, {})).status).toBe(401);
    expect((await ask({ files: [file], input: input() }, desk.headers)).status).toBe(403);
    for (const wrong of [{ size: 16_777_217 }, { size: 0 }, { type: 'image/svg+xml' }, { type: 'text/html' }])
      expect((await ask({ files: [{ ...file, ...wrong }], input: input() })).status).toBe(400);
    expect((await ask({ files: [file, file], input: input() })).status).toBe(400);
    expect((await ask({ files: [file], input: {} })).status).toBe(400);
    expect(await repeatable(sql`select 1 from stray_files`)).toEqual([]);
  });

  it('is good for five minutes, for a file of the size that was named', async () => {
    const file = await photo(600, 400);
    const address = await addressFor(file);
    expect((await put(address, file.subarray(1))).status).toBe(400);
    const later = Date.now() + 301_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    expect((await put(address, file)).status).toBe(403);
    vi.mocked(Date.now).mockRestore();
    const changed = address.replace(/expires=\d+/, `expires=${later + 600_000}`);
    expect((await put(changed, file)).status).toBe(403);
    await expectNothingLeft();
  });
});

describe('a word that a file has arrived', () => {
  it('is believed with the service’s signature alone', async () => {
    const file = await photo(600, 400);
    await addressFor(file, 'forged');
    const [awaited] = await repeatable(sql<{ id: string }>`select id from stray_files`);
    const forged = {
      key: 'k',
      customId: awaited?.id ?? '',
      type: 'image/jpeg',
      disposition: undefined,
      bytes: file,
    };
    service.files.push(forged);
    for (const signature of ['', 'hmac-sha256=', `hmac-sha256=${'0'.repeat(64)}`, 'nonsense']) {
      await service.deliver(service.callback(forged, signature));
    }
    expect(heard).toEqual([400, 400, 400, 400]);
    expect(await rows()).toBe(0);
    await service.deliver(service.callback(forged));
    expect([heard.at(-1), await rows()]).toEqual([200, 1]);
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
    service.files.push(stranger);
    await service.deliver(service.callback(stranger));
    expect([heard, await rows(), service.files.length]).toEqual([[200], 0, 0]);
  });

  it('may come twice', async () => {
    const file = await photo(600, 400);
    const deliver = service.deliver;
    service.deliver = async (request) => {
      await deliver(request.clone());
      return deliver(request);
    };
    expect((await send(file)).serverData).toMatchObject({ outcome: 'stored' });
    service.deliver = deliver;
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect([await rows(), kept()]).toEqual([1, 0]);
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
    staff = await signedIn(undefined, 'editor');
    expect((await send(await photo(600, 400))).serverData).toMatchObject({ outcome: 'stored' });
    expect([heard, await rows(), kept()]).toEqual([[], 1, 0]);
  } finally {
    vi.unstubAllEnvs();
    forgetEnvironment();
    service.hangUp();
    site.closeAllConnections();
    site.close();
    staff = await signedIn(undefined, 'editor');
  }
});

it('without a token there is no address, no picture, and no word of it to the portal', async () => {
  vi.stubEnv('UPLOADTHING_TOKEN', undefined);
  forgetEnvironment();
  const file = { name: 'a.jpg', size: 1_000, type: 'image/jpeg' };
  expect((await ask({ files: [file], input: input() })).status).toBe(404);
  expect((await call(arrival, '/api/uploadthing?slug=picture', { body: {} })).status).toBe(400);
  expect(await (await call(me, '/api/admin/me', { headers: staff.headers })).json()).not.toHaveProperty(
    'uploadsDirectly',
  );
  vi.unstubAllEnvs();
  forgetEnvironment();
});
