import { type Browser } from 'playwright/test';
import { content, openDesk, title } from '../support/desk.ts';
import { expect, test } from '../support/policy.ts';

/** What a reader with JavaScript off gets at an address. */
async function readWithoutScript(browser: Browser, path: string) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await page.goto(path);
  return { status: answer?.status(), page, close: () => context.close() };
}

test('what staff write and publish is in the HTML of the next request, and gone when they take it back', async ({
  page,
  browser,
}, { project }) => {
  const name = `Tides and teeth ${project.name} ${crypto.randomUUID().slice(0, 8)}`;
  await openDesk(page);
  await title(page).fill(name);
  await content(page).fill('Salt water is kind to gums.');
  await page.getByLabel('Published', { exact: true }).check();
  await page.getByRole('button', { name: 'Create Post' }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Published');

  const list = await readWithoutScript(browser, '/blog');
  const card = list.page.getByRole('article').filter({ hasText: name });
  await expect(card).toBeVisible();
  const url = (await card.getByRole('link').first().getAttribute('href')) ?? '';
  await list.close();
  const post = await readWithoutScript(browser, url);
  expect(post.status).toBe(200);
  await expect(post.page.getByText('Salt water is kind to gums.')).toBeVisible();
  await post.close();

  await row.getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByLabel('Published', { exact: true })).toBeChecked();
  await page.getByLabel('Published', { exact: true }).uncheck();
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(row).toContainText('Draft');
  const gone = await readWithoutScript(browser, url);
  expect(gone.status).toBe(404);
  await gone.close();
});
