import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { repeatable, sql } from '#server/db/client.ts';
import upload from '../../netlify/functions/admin-upload-image.ts';
import pictures from '../../netlify/functions/blog-images.ts';
import { call } from '../support/call.ts';
import { signedIn } from '../support/staff.ts';

let headers: { cookie: string };
beforeAll(async () => {
  ({ headers } = await signedIn());
});

const photo = (width = 1_200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: '#1f727b' } });

function formOf(bytes: Uint8Array, name = 'photo.jpg', type = 'image/jpeg'): FormData {
  const form = new FormData();
  form.append('image', new File([new Uint8Array(bytes)], name, { type }));
  return form;
}

const send = (body: unknown) => call(upload, '/api/admin/upload-image', { body, headers });
const show = (id: string, query = '', extra = {}) =>
  call(pictures, `/api/blog-images/${id}${query}`, { params: { id }, headers: extra });

async function uploaded(
  bytes: Uint8Array,
  name?: string,
  type?: string,
): Promise<{ id: string; imagePath: string; width: number; height: number }> {
  const answer = await send(formOf(bytes, name, type));
  expect(answer.status).toBe(201);
  const body = (await answer.json()) as { imagePath: string; width: number; height: number };
  return { ...body, id: body.imagePath.replace('/api/blog-images/', '') };
}

describe('an uploaded picture', () => {
  let id = '';
  beforeAll(async () => {
    ({ id } = await uploaded(await photo().jpeg().toBuffer()));
  });

  it('gets an address with a UUID and the size it is stored with', async () => {
    const { imagePath, width, height } = await uploaded(await photo(3_000, 1_500).jpeg().toBuffer());
    expect(imagePath).toMatch(/^\/api\/blog-images\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect([width, height]).toEqual([2_400, 1_200]);
  });

  it('is served with its exact type, for ever, and can do nothing but be looked at', async () => {
    const answer = await show(id);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format).toBe('jpeg');
  });

  it('answers 304 to a browser that has it', async () => {
    const etag = (await show(id)).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await show(id, '', { 'if-none-match': known });
      expect([answer.status, await answer.text()]).toEqual([304, '']);
    }
    expect((await show(id, '', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each([
    ['?w=480', 480],
    ['?w=640', 640],
    ['?w=960', 960],
    ['?w=1200', 1200],
    ['?w=481', 1_200],
    ['?w=0', 1_200],
    ['?w=rubbish', 1_200],
    ['', 1_200],
  ])('with %j is %i pixels wide', async (query, width) => {
    const answer = await show(id, query);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(width);
  });

  it.each([
    '../../etc/passwd.jpg',
    'a"b<script>.png',
    'x'.repeat(300) + '.jpg',
    'nul\0.jpg',
    '歯.jpg',
    'photo.php',
    '',
  ])('named %j leaves no trace of the name', async (name) => {
    const { id } = await uploaded(await photo(20, 20).png().toBuffer(), name || 'blob', 'text/html');
    const [row] = await repeatable(sql<{ filename: string; contentType: string }>`
        select filename, content_type as "contentType" from blog_images where id::text = ${id}`);
    expect(row).toEqual({ filename: `${id}.png`, contentType: 'image/png' });
  });

  it('is stored once per upload, with its copies, in one piece', async () => {
    const copies = await repeatable(sql<{ width: number }>`
      select width from blog_image_copies where image_id::text = ${id} order by width`);
    expect(copies.map(({ width }) => width)).toEqual([480, 640, 960, 1200]);
  });

  it('is shown by its next wider copy where one of that width was never made', async () => {
    const { id } = await uploaded(await photo().jpeg().toBuffer());
    await repeatable(
      sql`delete from blog_image_copies where image_id::text = ${id} and width in (640, 1200)`,
    );
    const widths = ['?w=640', '?w=1200'].map(async (query) => {
      const answer = await show(id, query);
      return (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width;
    });
    expect(await Promise.all(widths)).toEqual([960, 1_200]);
  });
});

describe('an upload that is sent again', () => {
  const again = (bytes: Uint8Array, key: string, by = headers) =>
    call(upload, '/api/admin/upload-image', {
      body: formOf(bytes),
      headers: { ...by, 'Idempotency-Key': key },
    });
  const pathOf = async (answer: Response) => ((await answer.json()) as { imagePath: string }).imagePath;

  it('under the same key is one picture, also while the first is still on its way', async () => {
    const bytes = await photo(640, 480).jpeg().toBuffer();
    const answers = await Promise.all([again(bytes, 'one'), again(bytes, 'one')]);
    const paths = await Promise.all([...answers, await again(bytes, 'one')].map(pathOf));
    expect(new Set(paths).size).toBe(1);
    expect(await pathOf(await again(bytes, 'two'))).not.toBe(paths[0]);
  });

  it('is another picture with other bytes or from somebody else, whatever the key', async () => {
    const [first, second] = [
      await photo(640, 480).jpeg().toBuffer(),
      await photo(640, 481).jpeg().toBuffer(),
    ];
    const paths = [
      await pathOf(await again(first, 'shared')),
      await pathOf(await again(second, 'shared')),
      await pathOf(await again(first, 'shared', (await signedIn()).headers)),
    ];
    expect(new Set(paths).size).toBe(3);
  });

  it('has a key of 1 to 200 visible characters', async () => {
    const answer = await again(await photo(64, 48).jpeg().toBuffer(), 'a b');
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { details: [{ path: ['Idempotency-Key'] }] },
    ]);
  });
});

describe('an upload that is refused', () => {
  const sentences: [string, () => Promise<unknown> | unknown, number, RegExp][] = [
    [
      'an SVG',
      () => formOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png', 'image/png'),
      400,
      /SVG/,
    ],
    ['HTML called a JPEG', () => formOf(Buffer.from('<html><script>alert(1)</script>')), 400, /not an image/],
    [
      'an iPhone photo in HEIC',
      () => formOf(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic0123', 'latin1')),
      400,
      /HEIC/,
    ],
    ['an empty file', () => formOf(new Uint8Array()), 400, /Choose an image/],
    ['a file of 4 MB and a byte', () => formOf(Buffer.alloc(4_194_305, 1)), 413, /4 MB/],
    ['a form without a file', () => new FormData(), 400, /Choose an image/],
    ['a JSON body', () => ({ image: 'x' }), 415, /multipart/],
  ];
  it.each(sentences)('%s', async (_name, body, status, sentence) => {
    const answer = await send(await body());
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { error: string }).error).toMatch(sentence);
  });

  it('a text in the field where the file should be', async () => {
    const form = new FormData();
    form.append('image', 'not a file');
    expect((await send(form)).status).toBe(400);
  });

  it('a multipart body without its end', async () => {
    const answer = await call(upload, '/api/admin/upload-image', {
      body: '--x\r\nContent-Disposition: form-data; name="image"',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(answer.status).toBe(400);
  });

  it('without a session, whatever the body is', async () => {
    expect((await call(upload, '/api/admin/upload-image', { body: {} })).status).toBe(401);
  });
});

it.each(['unknown', '00000000-0000-4000-8000-000000000000', "' or 1=1 --", '../admin', ''])(
  'a picture %j is a 404 that is not kept',
  async (id) => {
    const answer = await show(id);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  },
);
