import {
  content,
  letIn,
  newEditor,
  newTitle,
  openForEditing,
  row,
  showDesk,
  toast,
  tool,
} from '../support/desk.ts';
import { openPost, uploadPicture } from '../support/editor.ts';
import { typefaceCame } from '../support/layout-shift.ts';
import { expect, test } from '../support/policy.ts';

test('dialogs start at their field, those with much in them are wide, and the file field is ours to see', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await letIn(page.context(), await newEditor());
  await openPost(page, { title: newTitle('Dialogs'), content: '<p>Words</p>' });
  await tool(page, 'Link').click();
  await expect(page.getByRole('dialog').getByLabel('Address')).toBeFocused();
  await page.keyboard.press('Escape');
  await tool(page, 'Image').click();
  await expect(page.getByRole('dialog').getByLabel('Image file')).toBeFocused();
  await page.keyboard.press('Escape');
  for (const [button, dialog] of [
    ['History', 'History'],
    ['Choose from library', 'Choose an image'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const box = await page.getByRole('dialog', { name: dialog }).boundingBox();
    expect(box?.width, dialog).toBeGreaterThan(900);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).not.toBeFocused();
    await page.keyboard.press('Escape');
  }

  const field = page.getByLabel('Featured image', { exact: true });
  expect(await field.evaluate((input) => getComputedStyle(input).opacity)).toBe('0');
  await expect(page.getByText('Choose a picture or drop it here')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Choose a picture or drop it here').click({ force: true });
  await (await chooser).setFiles('src/assets/images/share/share.png');
  await expect(page.getByRole('img', { name: /^Featured image for/ })).toBeVisible();
});

test('Undo puts a published post back where patients read it; the history tells a scheduled version from it', async ({
  page,
}) => {
  await letIn(page.context(), await newEditor());
  const name = newTitle('Thrown away by mistake');
  const answer = await page.request.post('/api/admin/blog-posts', {
    data: { title: name, content: '<p>Words</p>', published: true },
  });
  const { slug } = (await answer.json()) as { slug: string };
  const later = newTitle('Next summer');
  const year = new Date().getUTCFullYear() + 1;
  await page.request.post('/api/admin/blog-posts', {
    data: {
      ...{ title: later, content: '<p>Later</p>' },
      ...{ published: true, publishAt: `${year}-07-01T12:00:00Z` },
    },
  });
  await showDesk(page);
  await page.getByRole('button', { name: `Move ${name} to the trash` }).click();
  await expect(row(page, name)).toHaveCount(0);
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, name)).toContainText('Published');
  await expect(toast(page)).toContainText('Patients can read it again.');
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(200);

  await openForEditing(page, later);
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByRole('listitem')).toContainText('Scheduled for Jul 1');
  await expect(history.getByRole('listitem')).not.toContainText('Published');
});

test('the library and the refusal to delete know the same uses of a picture', async ({ page }) => {
  await letIn(page.context(), await newEditor());
  const path = await uploadPicture(page);
  const name = newTitle('Had a picture');
  const made = await page.request.post('/api/admin/blog-posts', {
    data: { title: name, content: `<p>Look: <img src="${path}" alt="A smile"></p>` },
  });
  const { id } = (await made.json()) as { id: string };
  await page.request.put(`/api/admin/blog-posts/${id}`, { data: { content: '<p>No more.</p>' } });
  await page.goto('/admin/images');
  const picture = page
    .getByRole('region', { name: 'Images' })
    .getByRole('listitem')
    .filter({ has: page.locator(`img[src^="${path}"]`) });
  await expect(picture).toContainText(`In an earlier version of: ${name}`);
  await expect(picture).not.toContainText('Not used');
  await expect(picture.getByRole('button', { name: /^Delete image/ })).toHaveCount(0);
});

test('a reader’s page keeps the place of a picture that has not come yet', async ({ page }) => {
  await letIn(page.context(), await newEditor());
  const path = await uploadPicture(page);
  const answer = await page.request.post('/api/admin/blog-posts', {
    data: {
      title: newTitle('Steady'),
      content: `<p><img src="${path}" alt="A smile"></p><p>What stays in its place.</p>`,
      published: true,
    },
  });
  const { slug } = (await answer.json()) as { slug: string };
  const arrived = Promise.withResolvers<undefined>();
  await page.route(`**${path}*`, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(`/blog/${slug}`, { waitUntil: 'domcontentloaded' });
  const line = page.getByText('What stays in its place.', { exact: true });
  // The letters move what lies below the title, whichever picture comes.
  await typefaceCame(page);
  await expect(page.locator('noscript[data-after-paint]')).toHaveCount(0);
  const before = await line.boundingBox();
  arrived.resolve(undefined);
  await expect
    .poll(() =>
      page.getByRole('img', { name: 'A smile' }).evaluate((image: HTMLImageElement) => image.complete),
    )
    .toBe(true);
  const after = await line.boundingBox();
  expect(after?.y).toBe(before?.y);
  expect(before?.y ?? 0).toBeGreaterThan(300);
});

test('saving by hand and leading to a finding', async ({ page }) => {
  await letIn(page.context(), await newEditor());
  const path = await uploadPicture(page);
  await openPost(page, {
    title: newTitle('Findings'),
    content: `<p>One</p><p>This is painless.</p><p><img src="${path}" alt="x"></p><p><img src="${path}"></p>`,
  });
  await page.getByRole('button', { name: /“painless” is a claim/ }).click();
  await expect(content(page)).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('painless');
  await page.getByRole('button', { name: /A picture in the text has no description/ }).click();
  await page.getByRole('toolbar', { name: 'Picture' }).getByRole('button', { name: 'Describe' }).click();
  await page.keyboard.type('A second one');
  await page.keyboard.press('Enter');
  await expect(content(page).locator('img').nth(1)).toHaveAttribute('alt', 'A second one');
  await expect(page.getByRole('button', { name: /has no description/ })).toHaveCount(0);
});
