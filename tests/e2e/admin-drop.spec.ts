import { resolve } from 'node:path';
import { type Page } from 'playwright/test';
import { content, newTitle, openDesk, pressCreate, storedContent, title } from '../support/desk.ts';
import { expect, test } from '../support/policy.ts';

const picture = 'src/assets/images/share/share.png';

/** Files carried from a folder onto the page and let go there, as the browser itself reports it. */
async function drop(page: Page, at: { x: number; y: number }, files: string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: files.map((file) => resolve(file)), dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, ...at, data });
}

/** A point on the last line of the text. */
async function endOfText(page: Page): Promise<{ x: number; y: number }> {
  const line = content(page).locator('p').last();
  await line.scrollIntoViewIfNeeded();
  const box = await line.boundingBox();
  if (!box) throw new Error('There is no line.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('pictures dropped into the text are uploaded, one each, and never base64', async ({ page }) => {
  await openDesk(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.postData() ?? '');
  });
  await title(page).fill(newTitle('Dropped'));
  await content(page).fill('Look at this:');
  await drop(page, await endOfText(page), [picture, picture]);
  const pictures = content(page).locator('img');
  await expect(pictures).toHaveCount(2);
  for (const index of [0, 1])
    await expect(pictures.nth(index)).toHaveAttribute('src', /^\/api\/blog-images\//);
  await expect(content(page)).toContainText('Look at this:');

  const html = await storedContent(page, await pressCreate(page));
  expect(html.match(/<img src="\/api\/blog-images\/[0-9a-f-]{36}"/g)).toHaveLength(2);
  expect([html, ...sent].filter((text) => /data:image|;base64,|blob:/.test(text))).toEqual([]);
});
