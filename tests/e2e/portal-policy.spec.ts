import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { content, letIn, newEditor, newTitle, tool } from '../support/desk.ts';
import { openPost, uploadPicture } from '../support/editor.ts';
import { expect, test } from '../support/policy.ts';

/** Every dialog the portal has, by its title: whoever adds one opens it here. */
const dialogsOfTheSource = globSync('src/islands/admin/**/*.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/<(?:Desk)?Dialog\b[^>]*?\btitle=(?:"([^"]+)"|\{([^}]+)\})/g)].map(
    ([, title, computed]) => title ?? computed ?? '',
  ),
);
const opened = new Map([
  ['Add link', "href ? 'Change link' : 'Add link'"],
  ['Add image', 'name'],
  ['Describe image', 'Describe image'],
  ['Choose an image', 'Choose an image'],
  ['History', 'History'],
  ['Somebody else changed this post', 'Somebody else changed this post'],
  ['Delete this image?', 'Delete this image?'],
  ['Take down a request', 'Take down a request'],
  ['Keys', 'Keys'],
  ['Templates', 'Templates'],
]);

async function seeDialog(page: Page, name: string): Promise<void> {
  expect(opened.delete(name), `“${name}” is on the list`).toBe(true);
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await dialog.press('Escape');
  await expect(dialog).toBeHidden();
}

test('no place and no dialog of the portal needs what the policy forbids', async ({ page }) => {
  test.slow();
  expect(dialogsOfTheSource.toSorted()).toEqual([...opened.values()].toSorted());
  await page.goto('/admin/welcome#nobody.has-this-token');
  await expect(page.getByText('This link has been used or is over.')).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Sign In to Admin Portal' })).toBeVisible();

  await letIn(page.context(), await newEditor());
  // And one that no post shows.
  const [picture] = [await uploadPicture(page), await uploadPicture(page)];
  const id = await openPost(page, {
    title: newTitle('Crawled'),
    content: `<p><img src="${picture}"></p><p>x</p>`,
  });
  for (const [name, title] of [
    ['Link', 'Add link'],
    ['Image', 'Add image'],
  ] as const) {
    await content(page).getByText('x', { exact: true }).click();
    await tool(page, name).click();
    await seeDialog(page, title);
  }
  await content(page).locator('img').click();
  await tool(page, 'Image').click();
  await seeDialog(page, 'Describe image');
  for (const [name, title] of [
    ['Choose from library', 'Choose an image'],
    ['History', 'History'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await seeDialog(page, title);
  }
  await page.request.put(`/api/admin/blog-posts/${id}`, { data: { content: '<p>theirs</p>' } });
  await content(page).fill('mine');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await seeDialog(page, 'Somebody else changed this post');

  await page.getByRole('tab', { name: 'Images' }).click();
  await page
    .getByRole('button', { name: /^Delete image/ })
    .first()
    .click();
  await seeDialog(page, 'Delete this image?');

  const lastName = `Sample ${id.slice(0, 8)}`;
  const data = { firstName: 'Ada', lastName, phone: '+1 904 555 0100', email: 'ada@mail.example' };
  expect((await page.request.post('/api/admin/appointments', { data })).status()).toBe(201);
  await page.getByRole('tab', { name: 'Inbox' }).click();
  await expect(page.getByRole('region', { name: 'Inbox' })).toHaveAttribute('data-ready', '');
  await page.getByRole('button', { name: 'New entry' }).click();
  await seeDialog(page, 'Take down a request');
  await page.keyboard.press('?');
  await seeDialog(page, 'Keys');
  await page.getByRole('searchbox', { name: 'Search' }).fill(lastName);
  await page.getByRole('button', { name: lastName }).click();
  await page.getByRole('button', { name: 'Answer by email' }).click();
  await page.getByRole('button', { name: 'Edit templates' }).click();
  await seeDialog(page, 'Templates');

  for (const [place, heading] of [
    [page.getByRole('tab', { name: 'Staff' }), 'Staff accounts'],
    [page.getByRole('tab', { name: 'Activity' }), 'Activity'],
    [page.getByRole('link', { name: /^Your account/ }), 'Your account'],
  ] as const) {
    await place.click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Set up a second factor' }).click();
  await expect(page.getByRole('img', { name: 'Picture for your authenticator app' })).toBeVisible();
  expect([...opened.keys()]).toEqual([]);
});

test('what the policy forbids is noticed, in a window of another person as well', async ({ browser }) => {
  test.fail();
  const theirs = await browser.newContext();
  const page = await theirs.newPage();
  await page.goto('/admin');
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect(page.locator('body')).toHaveAttribute('style', /red/);
});
