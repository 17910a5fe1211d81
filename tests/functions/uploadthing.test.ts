import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { read, sql } from '#server/db/client.ts';
import { forgetEnvironment } from '#server/env.ts';
import upload from '../../netlify/functions/admin-upload-image.ts';
import { call } from '../support/call.ts';
import { signedIn } from '../support/staff.ts';

/** A stand-in of UploadThing: takes what is put there and answers with an address, as the service does. */
const received: { type: string; bytes: Buffer }[] = [];
let isDown = false;
const realFetch = globalThis.fetch;

async function standIn(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  if (!new URL(request.url).hostname.endsWith('.uploadthing.com')) return realFetch(input, init);
  if (isDown) return new Response('no', { status: 500 });
  const file = (await request.formData()).get('file') as File;
  received.push({ type: file.type, bytes: Buffer.from(await file.arrayBuffer()) });
  const address = 'https://practice.ufs.sh/f/key1';
  return Response.json({ url: address, appUrl: address, ufsUrl: address, fileHash: 'x', serverData: null });
}

let headers: { cookie: string };
beforeAll(async () => {
  ({ headers } = await signedIn());
  // Its first import may take seconds on a busy machine, which is not what is tested here.
  await import('uploadthing/server');
  const token = { apiKey: 'sk_live_stand_in', appId: 'practice', regions: ['sea1'] };
  process.env['UPLOADTHING_TOKEN'] = Buffer.from(JSON.stringify(token)).toString('base64');
  forgetEnvironment();
  vi.stubGlobal('fetch', standIn);
});
afterAll(() => {
  delete process.env['UPLOADTHING_TOKEN'];
  forgetEnvironment();
  vi.unstubAllGlobals();
});

async function send(bytes: Uint8Array): Promise<Response> {
  const form = new FormData();
  form.append('image', new File([new Uint8Array(bytes)], 'IMG_0042 (Anna).jpg', { type: 'image/jpeg' }));
  return call(upload, '/api/admin/upload-image', { body: form, headers });
}

it('keeps pictures at UploadThing when a token is set, re-encoded, unnamed and not in the database', async () => {
  // The library warns of its own deprecated names whatever is read.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const photo = await sharp({ create: { width: 3_000, height: 1_000, channels: 3, background: '#1f727b' } })
    .withExif({ IFD0: { Copyright: 'secret-owner' } })
    .jpeg()
    .toBuffer();
  const answer = await send(photo);
  expect([answer.status, await answer.json()]).toEqual([
    201,
    { imagePath: 'https://practice.ufs.sh/f/key1', width: 2_400, height: 800 },
  ]);
  const [file] = received;
  expect(file?.bytes.includes('secret-owner')).toBe(false);
  expect((await sharp(file?.bytes).metadata()).width).toBe(2_400);
  expect(await read(sql`select id from blog_images`)).toEqual([]);
});

it('refuses what is no picture before it reaches UploadThing', async () => {
  const before = received.length;
  expect((await send(Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(400);
  expect(received).toHaveLength(before);
});

it('answers 503 when UploadThing does not take it', async () => {
  isDown = true;
  const photo = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const answer = await send(photo);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
}, 30_000);
