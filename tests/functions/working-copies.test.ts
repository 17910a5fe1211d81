import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { repeatable, sql } from '#server/db/client.ts';
import copies from '../../netlify/functions/admin-working-copies.ts';
import copy from '../../netlify/functions/admin-working-copy.ts';
import { call } from '../support/call.ts';
import { signedIn } from '../support/staff.ts';

type Staff = Awaited<ReturnType<typeof signedIn>>;
let ada: Staff;
let ben: Staff;
beforeAll(async () => {
  [ada, ben] = [await signedIn(), await signedIn()];
});
beforeEach(async () => {
  await repeatable(sql`delete from working_copies`);
});

const fields = {
  title: 'Half a sen',
  slug: '',
  excerpt: '',
  content: '<p>x</p>',
  featuredImage: '',
  imageAlt: '',
  published: false,
  publishAt: '',
};
const body = (changes = {}, sequence = 1, writer = 'page-1') => ({
  fields: { ...fields, ...changes },
  baseUpdatedAt: null,
  writer,
  sequence,
});
const at = (staff: Staff, key: string, options = {}) =>
  call(copy, `/api/admin/working-copies/${key}`, { params: { key }, headers: staff.headers, ...options });
const put = (staff: Staff, key: string, sent: unknown) => at(staff, key, { method: 'PUT', body: sent });
const titleOf = async (staff: Staff, key: string) =>
  ((await (await at(staff, key)).json()) as { mine: { fields: { title: string } } | null }).mine?.fields
    .title;

describe('a working copy', () => {
  it('comes back as it was typed', async () => {
    const content = '<p>  “Quotes”, 歯 🦷, ق, tab\t, <script>kept as text of mine</script>  </p>';
    expect((await put(ada, 'new', body({ content }))).status).toBe(200);
    const answer = (await (await at(ada, 'new')).json()) as {
      mine: { fields: { content: string }; savedAt: string };
    };
    expect(answer.mine.fields.content).toBe(content);
    expect(Date.parse(answer.mine.savedAt)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('loses only what no database can hold', async () => {
    expect((await put(ada, 'new', body({ title: 'a\u0000b\ud800c' }))).status).toBe(200);
    expect(await titleOf(ada, 'new')).toBe('ab\ufffdc');
  });

  it('is its writer’s alone', async () => {
    await put(ada, 'new', body());
    expect(await titleOf(ben, 'new')).toBeUndefined();
  });

  it('tells others on the same post who is at it, and nobody about a new one', async () => {
    const id = crypto.randomUUID();
    await put(ada, id, body());
    await put(ada, 'new', body());
    expect(await (await at(ben, id)).json()).toMatchObject({ mine: null, others: [{ name: ada.name }] });
    expect(await (await at(ben, 'new')).json()).toEqual({ mine: null, others: [] });
  });

  it('is not overwritten by a late save of the same page', async () => {
    await put(ada, 'new', body({ title: 'newer' }, 7));
    await put(ada, 'new', body({ title: 'late' }, 6));
    expect(await titleOf(ada, 'new')).toBe('newer');
  });

  it('follows another page of the same person, whatever its counter', async () => {
    await put(ada, 'new', body({ title: 'at the desk' }, 700));
    await put(ada, 'new', body({ title: 'on the phone' }, 1, 'page-2'));
    expect(await titleOf(ada, 'new')).toBe('on the phone');
  });

  it('is gone once it is dropped', async () => {
    await put(ada, 'new', body());
    expect((await at(ada, 'new', { method: 'DELETE' })).status).toBe(204);
    expect(await titleOf(ada, 'new')).toBeUndefined();
  });

  it('is listed for its writer', async () => {
    await put(ada, 'new', body());
    const list = await call(copies, '/api/admin/working-copies', { headers: ada.headers });
    expect(await list.json()).toMatchObject([{ key: 'new', fields: { title: 'Half a sen' } }]);
  });

  it.each([
    ['a field missing', { fields: { title: 'x' }, baseUpdatedAt: null, writer: 'a', sequence: 1 }],
    ['a wrong type', body({ published: 'yes' })],
    ['a text beyond all measure', body({ title: 'x'.repeat(1_001) })],
    ['a negative counter', body({}, -1)],
    ['no object', []],
  ])('with %s is refused', async (_name, sent) => {
    expect((await put(ada, 'new', sent)).status).toBe(400);
  });

  it('of a post with an impossible id is refused', async () => {
    expect((await put(ada, "x' or 1=1", body())).status).toBe(404);
  });

  it('needs a session', async () => {
    expect((await call(copy, '/api/admin/working-copies/new', { params: { key: 'new' } })).status).toBe(401);
    expect((await call(copies, '/api/admin/working-copies')).status).toBe(401);
  });
});
