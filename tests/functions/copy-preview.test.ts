import { beforeAll, expect, it } from 'vitest';
import { findPreview } from '#server/domain/posts/preview-post.ts';
import preview from '../../netlify/functions/admin-working-copy-preview.ts';
import copies from '../../netlify/functions/admin-working-copy.ts';
import { call } from '../support/call.ts';
import { signedIn } from '../support/staff.ts';

type Staff = Awaited<ReturnType<typeof signedIn>>;
let ada: Staff;
let ben: Staff;
beforeAll(async () => {
  [ada, ben] = [await signedIn(), await signedIn()];
});

const fields = {
  title: '  ',
  slug: '',
  excerpt: '',
  content: '<p>Only in the form.<script>alert(1)</script></p>',
  featuredImage: 'https://evil.example/a.png',
  imageAlt: '',
  published: false,
  publishAt: '',
};
const keep = (staff: Staff) =>
  call(copies, '/api/admin/working-copies/new', {
    method: 'PUT',
    params: { key: 'new' },
    body: { fields, baseUpdatedAt: null, writer: 'w', sequence: 1 },
    headers: staff.headers,
  });
const link = (headers: Record<string, string>) =>
  call(preview, '/api/admin/working-copies/new/preview', {
    method: 'POST',
    params: { key: 'new' },
    headers,
  });

it('shows unsaved work, cleaned, to whoever has the link, and nobody else’s with it', async () => {
  expect((await link(ada.headers)).status).toBe(404);
  expect((await link({})).status).toBe(401);
  await keep(ada);
  await keep(ben);
  const answer = await link(ada.headers);
  expect(answer.status).toBe(201);
  const { url } = (await answer.json()) as { url: string };
  const { pathname, searchParams } = new URL(url, 'https://practice.example');
  expect(pathname).toBe('/blog/preview/new');
  const found = await findPreview('new', searchParams);
  expect(found).toMatchObject({
    outcome: 'found',
    post: { title: 'Untitled', content: '<p>Only in the form.</p>', featuredImage: null },
  });
  for (const [name, value] of [
    ['writer', ben.id],
    ['writer', ''],
    ['expires', String(Number(searchParams.get('expires')) + 1)],
    ['signature', 'x'],
  ] as const) {
    const changed = new URLSearchParams(searchParams);
    changed.set(name, value);
    expect(await findPreview('new', changed), name).toEqual({ outcome: 'unknown' });
  }
  expect(await findPreview(crypto.randomUUID(), searchParams)).toEqual({ outcome: 'unknown' });
});
