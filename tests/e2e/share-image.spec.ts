import { type Page } from 'playwright/test';
import { content, newTitle, openDesk, openForEditing, row, title } from '../support/desk.ts';
import { expect, test } from '../support/policy.ts';

/** What a service that shows links reads. */
async function sharedPicture(page: Page, slug: string): Promise<string> {
  const html = await (await page.request.get(`/blog/${slug}`)).text();
  return new URL(/<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '').pathname;
}

/** Pixels of a picture of this site: how many are of the title's color inside its box, and which colors its right margin has. */
async function inkOf(page: Page, path: string) {
  return page.evaluate(async (url) => {
    const bitmap = await createImageBitmap(await (await fetch(url)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const pixels = (left: number, top: number, width: number, height: number) => {
      const { data = [] } = context?.getImageData(left, top, width, height) ?? {};
      return Array.from({ length: width * height }, (_, at) => [...data.slice(at * 4, at * 4 + 3)].join());
    };
    return {
      size: [bitmap.width, bitmap.height],
      title: pixels(84, 172, 1032, 318).filter((color) => color === '252,249,244').length,
      margin: [...new Set(pixels(1120, 0, 80, 490))],
    };
  }, path);
}

async function publish(page: Page, name: string): Promise<string> {
  const drawn = page.waitForResponse((answer) => answer.url().includes('shareImageOf='));
  await title(page).fill(name);
  await content(page).fill('Words.');
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/admin/blog-posts'),
  );
  await page.getByRole('checkbox', { name: 'Published' }).check();
  await page.getByRole('button', { name: 'Create Post' }).click();
  const { slug } = (await (await saved).json()) as { slug: string };
  expect((await drawn).status()).toBe(201);
  return slug;
}

test('a post without a picture is shared with its title, drawn in whatever letters it has, and with the card where nobody drew', async ({
  page,
}) => {
  await openDesk(page);
  const english = newTitle('How to keep a smile well through the summer');
  const slug = await publish(page, english);
  const path = `/api/blog-posts/${slug}/share-image`;
  expect(await sharedPicture(page, slug)).toBe(path);
  const first = await inkOf(page, path);
  expect(first.size).toEqual([1200, 630]);
  expect(first.title).toBeGreaterThan(10_000);
  expect(first.margin).toEqual(['12,50,56']);

  const long = await publish(page, `歯の健康 🦷 ${'Donaudampfschifffahrt '.repeat(7)}${crypto.randomUUID()}`);
  const second = await inkOf(page, `/api/blog-posts/${long}/share-image`);
  expect(second.title).toBeGreaterThan(10_000);
  expect(second.margin).toEqual(first.margin);

  // Another title is another picture; where it cannot be sent, the post is saved all the same.
  await page.route('**/api/admin/upload-image*', (route) => route.abort());
  await openForEditing(page, english);
  await title(page).fill(`${english} and fall`);
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(row(page, `${english} and fall`)).toBeVisible();
  expect(await sharedPicture(page, slug)).toMatch(/^\/images\/share\//);
});
