import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from 'playwright/test';
import { content } from './desk.ts';

const picture = readFileSync('src/assets/images/share/share.png');

/** A picture of 1200 × 630 that is in the library; resolves to its address. */
export async function uploadPicture(page: Page): Promise<string> {
  const answer = await page.request.post('/api/admin/upload-image', {
    multipart: { image: { name: 'a.png', mimeType: 'image/png', buffer: picture } },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { imagePath: string }).imagePath;
}

/** A post that is there already, opened by whoever is signed in; resolves to its id. */
export async function openPost(page: Page, fields: { title: string; content: string }): Promise<string> {
  const answer = await page.request.post('/api/admin/blog-posts', { data: fields });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/admin/posts/${id}`);
  await expect(page.getByRole('heading', { name: 'Edit Blog Post' })).toBeVisible();
  return id;
}

/** What a browser hands over when somebody pastes. */
export async function paste(page: Page, data: Record<string, string>): Promise<void> {
  await content(page).evaluate((root, given) => {
    const transfer = new DataTransfer();
    for (const [type, text] of Object.entries(given)) transfer.setData(type, text);
    root.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }),
    );
  }, data);
}

export const pictureBar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Picture' });

/** The editor's text as it would be stored, without Quill's own marks. */
export const editorHtml = (page: Page): Promise<string> =>
  content(page).evaluate((root) =>
    root.innerHTML.replaceAll(/<span class="ql-ui"[^>]*><\/span>/g, '').replaceAll(/ data-row="[^"]*"/g, ''),
  );
