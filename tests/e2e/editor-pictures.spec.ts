import { expectAccessible } from '../support/axe.ts';
import { content, letIn, newEditor, newTitle, storedContent, tool } from '../support/desk.ts';
import { openPost, pictureBar, uploadPicture } from '../support/editor.ts';
import { expect, test } from '../support/policy.ts';

const dialog = 'dialog';

test('what one is about to press stays where it is when the library comes; a click selects a picture, and what is then described is that picture', async ({
  page,
}) => {
  await letIn(page.context(), await newEditor());
  const [first, second] = [await uploadPicture(page), await uploadPicture(page)];
  await openPost(page, {
    title: newTitle('Two pictures'),
    content: `<p><img src="${first}"></p><p>Words between.</p><p><img src="${second}" alt="The second"></p>`,
  });
  const asked = Promise.withResolvers<undefined>();
  await page.route('**/api/admin/images?*', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await content(page).getByText('Words between.').click();
  await tool(page, 'Image').click();
  const add = page.getByRole(dialog, { name: 'Add image' });
  const button = add.getByRole('button', { name: 'Add image' });
  await expect(add.getByText('Loading images...')).toBeVisible();
  const before = await button.boundingBox();
  asked.resolve(undefined);
  await expect(add.getByRole('button', { name: /^Use image/ }).first()).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(add).toHaveCount(0);

  await content(page).click();
  await page.keyboard.press('Control+End');
  await content(page).locator('img').first().click();
  await tool(page, 'Image').click();
  const describe = page.getByRole(dialog, { name: 'Describe image' });
  await expect(describe.getByLabel('Description')).toHaveValue('');
  await expect(describe.getByLabel('Description')).toBeFocused();
  await page.keyboard.type('The first');
  await page.keyboard.press('Enter');
  await expect(content(page).locator('img').nth(0)).toHaveAttribute('alt', 'The first');
  await expect(content(page).locator('img').nth(1)).toHaveAttribute('alt', 'The second');
});

test('a picture is an object: keys select it, and its bar describes, captions, sizes, replaces, removes', async ({
  page,
}) => {
  test.slow();
  await letIn(page.context(), await newEditor());
  const [path, other] = [await uploadPicture(page), await uploadPicture(page)];
  const mark = newTitle('Otter');
  await page.request.post('/api/admin/blog-posts', {
    data: { title: mark, content: `<p><img src="${other}" alt="An otter at the dentist"></p>` },
  });
  const id = await openPost(page, {
    title: newTitle('One picture'),
    content: `<p>Before</p><p><img src="${path}"></p><p>After</p>`,
  });
  await content(page).getByText('Before').click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(pictureBar(page)).toBeVisible();
  await expectAccessible(page, 'a picture is selected');

  await page.keyboard.press('Enter');
  await expect(pictureBar(page).getByRole('button', { name: 'Describe' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('A chair by the window');
  await page.keyboard.press('Enter');
  await expect(content(page).getByRole('img', { name: 'A chair by the window' })).toBeVisible();
  await expect(content(page)).toBeFocused();

  await pictureBar(page).getByRole('button', { name: 'Caption' }).click();
  await page.keyboard.type('Where you sit');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Then');
  await content(page).locator('img').click();
  await pictureBar(page).getByLabel('Width').selectOption('Medium');
  await expect(pictureBar(page)).toBeVisible();
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
  const figure = (src: string, alt: string, size: string) =>
    `<p>Before</p><figure><img src="${src}" alt="${alt}" ${size}><figcaption>Where you sit</figcaption></figure><p>Then</p><p>After</p>`;
  expect(await storedContent(page, id)).toBe(
    figure(path, 'A chair by the window', 'width="480" height="252"'),
  );

  // Opened again it is the same, and another picture takes its place and its caption.
  const title = ((await (await page.request.get(`/api/admin/blog-posts/${id}`)).json()) as { title: string })
    .title;
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(content(page).locator('figcaption')).toHaveText('Where you sit');
  await content(page).locator('img').click();
  await pictureBar(page).getByRole('button', { name: 'Replace' }).click();
  const library = page.getByRole(dialog, { name: 'Replace image' });
  await library.getByLabel('Description').fill('');
  await library.getByLabel('Search images').fill('otter at the');
  await expect(library.getByRole('listitem').filter({ hasText: 'An otter at the dentist' })).not.toHaveCount(
    0,
  );
  await library.getByLabel('Search images').fill(mark);
  await expect(library.getByRole('listitem')).toHaveCount(1);
  await expect(library.getByRole('listitem')).toContainText(`Used in: ${mark}`);
  await expectAccessible(page, 'the library within the image dialog');
  await library.getByRole('button', { name: /^Use image/ }).click();
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
  expect(await storedContent(page, id)).toBe(
    figure(other, 'An otter at the dentist', 'width="1200" height="630"'),
  );

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await content(page).locator('img').click();
  await pictureBar(page).getByRole('button', { name: 'Remove' }).click();
  await expect(pictureBar(page)).toHaveCount(0);
  await expect(content(page)).toBeFocused();
  await expect(content(page).locator('img, figcaption')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(content(page).getByRole('img', { name: 'An otter at the dentist' })).toBeVisible();
});
