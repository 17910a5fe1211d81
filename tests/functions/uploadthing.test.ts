import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { imageWidths } from '#contracts/image.ts';
import { repeatable, sql } from '#server/db/client.ts';
import { forgetEnvironment } from '#server/env.ts';
import image from '../../netlify/functions/admin-image.ts';
import library from '../../netlify/functions/admin-images.ts';
import upload from '../../netlify/functions/admin-upload-image.ts';
import pictures from '../../netlify/functions/blog-images.ts';
import trash from '../../netlify/functions/jobs-trash.ts';
import { siteDatabase } from '../../scripts/archive/database.ts';
import { ArchivedPictures } from '../../scripts/archive/pictures.ts';
import { call } from '../support/call.ts';
import { signedIn } from '../support/staff.ts';
import { standInToken, UploadThingStandIn } from '../support/uploadthing-stand-in.ts';

const service = new UploadThingStandIn();
/** The full picture and its copies. */
const filesOfOne = 1 + imageWidths.length;
let headers: { cookie: string };

beforeAll(async () => {
  ({ headers } = await signedIn());
  // Its first import may take seconds on a busy machine, which is not what is tested here.
  await import('uploadthing/server');
  await service.start();
  process.env['UPLOADTHING_TOKEN'] = standInToken;
  process.env['UPLOADTHING_URL'] = service.url;
  forgetEnvironment();
});
afterAll(async () => {
  delete process.env['UPLOADTHING_TOKEN'];
  delete process.env['UPLOADTHING_URL'];
  forgetEnvironment();
  await service.stop();
});
beforeEach(() => {
  service.failures.clear();
  // The library warns of its own deprecated names whatever is read.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function send(bytes: Uint8Array): Promise<Response> {
  const form = new FormData();
  form.append('image', new File([new Uint8Array(bytes)], 'IMG_0042 (Anna).jpg', { type: 'image/jpeg' }));
  return call(upload, '/api/admin/upload-image', { body: form, headers });
}
const photo = (width = 3_000, height = 1_000) =>
  sharp({ create: { width, height, channels: 3, background: '#1f727b' } })
    .withExif({ IFD0: { Copyright: 'secret-owner' } })
    .jpeg()
    .toBuffer();
async function stored(): Promise<{ id: string; imagePath: string }> {
  const { imagePath } = (await (await send(await photo(1_200, 400))).json()) as { imagePath: string };
  return { id: imagePath.replace('/api/blog-images/', ''), imagePath };
}
const show = (id: string, query = '') => call(pictures, `/api/blog-images/${id}${query}`, { params: { id } });
const remove = (id: string) =>
  call(image, `/api/admin/images/${id}`, { method: 'DELETE', params: { id }, headers });
const stray = async () => (await repeatable(sql`select id from stray_files`)).length;

describe('with a token, a picture', () => {
  it('lies at UploadThing in every width, re-encoded and unnamed, and is read from this site', async () => {
    const answer = await send(await photo());
    const { imagePath, ...size } = (await answer.json()) as { imagePath: string };
    expect([answer.status, size]).toEqual([201, { width: 2_400, height: 800 }]);
    expect(service.files).toHaveLength(filesOfOne);
    for (const { bytes } of service.files) expect(bytes.includes('secret-owner')).toBe(false);
    expect(await repeatable(sql`select 1 from blog_images where data is not null`)).toEqual([]);
    expect(await stray()).toBe(0);

    const id = imagePath.replace('/api/blog-images/', '');
    for (const [query, width, type] of [
      ['', 2_400, 'image/jpeg'],
      ['?w=480', 480, 'image/webp'],
      ['?w=640', 640, 'image/webp'],
    ] as const) {
      const shown = await show(id, query);
      expect(shown.headers.get('content-type')).toBe(type);
      expect(shown.headers.get('cache-control')).toContain('immutable');
      expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(width);
    }
    const listed = (await (await call(library, '/api/admin/images', { headers })).json()) as object[];
    expect(listed).toMatchObject([{ id, imagePath, width: 2_400, height: 800, usedIn: [] }]);
    const archived = [];
    for await (const { data } of new ArchivedPictures(siteDatabase()).take([imagePath])) archived.push(data);
    expect((await sharp(archived[0]).metadata()).width).toBe(2_400);
  });

  it('that is no picture never reaches the service', async () => {
    const before = service.files.length;
    expect((await send(Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(400);
    expect(service.files).toHaveLength(before);
  });

  it('is gone there too when it is deleted', async () => {
    const before = service.files.length;
    const { id } = await stored();
    expect((await remove(id)).status).toBe(204);
    expect([service.files.length, (await show(id)).status, await stray()]).toEqual([before, 404, 0]);
  });

  it('is deleted there by the clock where the service was down', async () => {
    const before = service.files.length;
    const { id } = await stored();
    service.failures.set(/deleteFiles/, Infinity);
    expect((await remove(id)).status).toBe(204);
    expect([(await show(id)).status, service.files.length]).toEqual([404, before + filesOfOne]);
    service.failures.clear();
    await call(trash, '/jobs/trash', { body: {} });
    expect([service.files.length, await stray()]).toEqual([before, 0]);
  });
});

it('answers 503 when UploadThing does not take all of it, and what it took is deleted', async () => {
  const [before, rows] = [service.files.length, await repeatable(sql`select id from blog_images`)];
  service.failures.set(/^PUT/, 1);
  const answer = await send(await photo(1_200, 400));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  expect(await repeatable(sql`select id from blog_images`)).toEqual(rows);
  await repeatable(sql`update stray_files set due_at = now() - interval '1 second'`);
  await call(trash, '/jobs/trash', { body: {} });
  expect([service.files.length, await stray()]).toEqual([before, 0]);
});

it('deletes nothing from a preview, whose files are those of the site itself', async () => {
  const { id } = await stored();
  const before = service.files.length;
  vi.stubEnv('DEPLOY_CONTEXT', 'preview');
  forgetEnvironment();
  await remove(id);
  await call(trash, '/jobs/trash', { body: {} });
  vi.unstubAllEnvs();
  forgetEnvironment();
  expect(service.files).toHaveLength(before);
});
