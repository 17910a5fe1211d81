import { type APIRequestContext } from 'playwright/test';
import { content, letIn, newEditor } from '../support/desk.ts';
import { expect, test } from '../support/policy.ts';
import { routes } from '../support/routes.ts';

/** What stands in the portal's own scripts and sheets, whatever the build calls the files. */
const portalMarks = ['Admin Dashboard', '/api/admin/', 'ql-editor', '.desk-toolbar'];

const marksIn = (text: string) => portalMarks.filter((mark) => text.includes(mark));

/** Names of built files a page or file mentions: imported at once, on demand, or only to be fetched early. */
const mentioned = (text: string) =>
  [...text.matchAll(/(?:\/?_astro\/|["'`]\.\/)([\w@~.-]+\.(?:js|css))/g)].map(([, name]) => name ?? '');

/** Built files are named after what is in them, so each is fetched once. */
const fetched = new Map<string, string>();
async function textOf(request: APIRequestContext, name: string): Promise<string> {
  const known = fetched.get(name);
  if (known !== undefined) return known;
  const answer = await request.get(`/_astro/${name}`);
  expect(answer.status(), name).toBe(200);
  const text = await answer.text();
  fetched.set(name, text);
  return text;
}

/** A page and every file that can be reached from it, with their texts. */
async function reachableFrom(request: APIRequestContext, path: string): Promise<Map<string, string>> {
  const html = await (await request.get(path)).text();
  const texts = new Map([[path, html]]);
  const waiting = mentioned(html);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (texts.has(name)) continue;
    const text = await textOf(request, name);
    texts.set(name, text);
    waiting.push(...mentioned(text));
  }
  return texts;
}

test('no public page leads to a file of the portal’s', async ({ request }) => {
  const posts = (await (await request.get('/api/blog-posts')).json()) as { slug: string }[];
  expect(posts.length).toBeGreaterThan(0);
  const paths = [
    ...routes.map(({ path }) => path).filter((path) => path !== '/demo/style'),
    `/blog/${posts[0]?.slug ?? ''}`,
  ];
  for (const path of paths) {
    const files = await reachableFrom(request, path);
    expect(files.size, path).toBeGreaterThan(1);
    for (const [name, text] of files) expect(marksIn(text), `${name}, reached from ${path}`).toEqual([]);
  }
});

test('the portal’s code can be reached from /admin, so that its marks prove something; the editor comes where posts are, and a part that cannot be had leaves the others alone', async ({
  context,
  page,
}) => {
  const files = await reachableFrom(page.request, '/admin');
  const texts = [...files.values()];
  for (const mark of portalMarks)
    expect(
      texts.some((text) => text.includes(mark)),
      mark,
    ).toBe(true);
  const [editor = ''] =
    [...files].find(([name, text]) => name.endsWith('.js') && text.includes('ql-editor')) ?? [];
  expect(editor).toMatch(/\.js$/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await letIn(context, await newEditor());
  await page.route(`**/${editor}`, (route) => route.abort());

  await page.goto('/admin/inbox');
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(asked.filter((url) => url.endsWith(editor))).toEqual([]);

  await page.getByRole('tab', { name: 'Posts' }).click();
  await expect(page.getByRole('alert')).toHaveText('This part of the portal could not be loaded.');
  await page.getByRole('tab', { name: 'Inbox' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.getByRole('tab', { name: 'Posts' }).click();
  await page.unroute(`**/${editor}`);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(content(page)).toBeVisible();
});
