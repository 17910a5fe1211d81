import { beforeEach, expect, test, vi } from 'vitest';
import { forgetEnvironment } from '#server/env.ts';
import adminImage from '../../netlify/functions/admin-image.ts';
import pictures from '../../netlify/functions/blog-images.ts';
import { call } from '../support/call.ts';
import { FakeCdn } from '../support/fake-cdn.ts';
import { sql } from '../support/sql.ts';
import { signedIn } from '../support/staff.ts';

let cdn: FakeCdn;

beforeEach(() => {
  cdn = new FakeCdn();
  vi.stubGlobal('fetch', cdn.takePurges(fetch));
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'token');
  vi.stubEnv('SITE_ID', 'site');
  vi.stubEnv('DEPLOY_CONTEXT', 'production');
  forgetEnvironment();
  return () => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    forgetEnvironment();
  };
});

test('a deleted picture is gone from the host’s cache too', async () => {
  const id = crypto.randomUUID();
  await sql(
    `insert into blog_images (id, filename, content_type, data, size, width, height)
    values ($1, 'x.png', 'image/png', '\\x00', 1, 960, 600)`,
    [id],
  );
  const path = `/api/blog-images/${id}`;
  const see = async () => (await cdn.get(path, () => call(pictures, path, { params: { id } }))).status;
  expect(await see()).toBe(200);
  const { headers } = await signedIn();
  const deleted = await call(adminImage, `/api/admin/images/${id}`, {
    method: 'DELETE',
    params: { id },
    headers,
  });
  expect(deleted.status).toBe(204);
  expect(await see()).toBe(404);
});
