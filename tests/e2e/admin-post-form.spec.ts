import { type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import {
  content,
  createPost,
  newTitle,
  openDesk,
  openForEditing,
  pressCreate,
  row,
  title,
  toast,
} from '../support/desk.ts';
import { expect, test } from '../support/policy.ts';
import { watchJump } from '../support/viewport.ts';

const picture = 'src/assets/images/share/share.png';
const featuredImage = (page: Page) => page.getByLabel('Featured image', { exact: true });

test.describe('the post form', () => {
  test('asks for a title and for content, and makes a draft with a slug made from the title @phone', async ({
    page,
  }) => {
    await openDesk(page);
    const create = page.getByRole('button', { name: 'Create Post' });
    await title(page).fill('   ');
    const glide = await watchJump(page);
    await expect(title(page)).not.toBeInViewport();
    await create.click();
    await expect(toast(page)).toContainText('Title is required');
    await expect(page.locator('form')).toContainText('Title is required');
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toBeInViewport({ ratio: 1 });
    expect(await glide()).toBe(0);
    const name = newTitle('What we’d say');
    await title(page).fill(name);
    await create.click();
    await expect(toast(page)).toContainText('Content is required');
    await expect(content(page)).toHaveAttribute('aria-invalid', 'true');

    await expect(page.getByText(/Address: .*\/blog\/what-wed-say-/)).toBeVisible();
    await content(page).fill('Some words for the card.');
    await expect(page.getByText('Left blank, readers see: “Some words for the card....”')).toBeVisible();
    await pressCreate(page);
    await expect(row(page, name)).toContainText('Draft');
    await expect(title(page)).toHaveValue('');
    await expect(content(page)).toHaveText('');
  });

  test('fills with a post, cancels, saves a change that patients see, and schedules another in office time', async ({
    page,
  }) => {
    await openDesk(page);
    const name = newTitle('Edited');
    const id = await createPost(page, name, 'Before');
    await openForEditing(page, name);
    await expect(title(page)).toHaveValue(name);
    await expect(content(page)).toHaveText('Before');
    await expect(page.getByLabel('Published', { exact: true })).not.toBeChecked();
    await page.getByRole('button', { name: 'Cancel Edit' }).click();
    await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
    await expect(title(page)).toHaveValue('');

    await openForEditing(page, name);
    await content(page).fill('After');
    await page.getByLabel('Published', { exact: true }).check();
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expect(row(page, name)).toContainText('Published');
    await expect(title(page)).toHaveValue('');
    const slug = ((await (await page.request.get(`/api/admin/blog-posts/${id}`)).json()) as { slug: string })
      .slug;
    expect(await (await page.request.get(`/blog/${slug}`)).text()).toContain('After');

    const later = newTitle('Next year');
    await title(page).fill(later);
    await content(page).fill('Later');
    await page.getByLabel('Published', { exact: true }).check();
    const year = new Date().getUTCFullYear() + 1;
    await page.getByLabel('Publish at (office time)').fill(`${year}-07-01T09:00`);
    const laterId = await pressCreate(page);
    await expect(row(page, later)).toContainText('Scheduled for Jul 1');
    const post = (await (await page.request.get(`/api/admin/blog-posts/${laterId}`)).json()) as {
      publishAt: string;
    };
    expect(post.publishAt).toBe(`${year}-07-01T13:00:00.000Z`);
  });

  test('words failures as the server does, field by field, or in general, and keeps the text', async ({
    page,
  }) => {
    await openDesk(page);
    await title(page).fill('A title');
    await content(page).fill('Text');
    const create = page.getByRole('button', { name: 'Create Post' });
    const details = [
      { path: ['slug'], message: 'Taken' },
      { path: ['excerpt'], message: 'Too long' },
    ];
    for (const [json, text] of [
      // The line is cut in mid-save.
      [undefined, 'Failed to create post'],
      [{ error: 'x', details }, 'Validation error: slug: Taken, excerpt: Too long'],
      [{ error: 'The server says no' }, 'The server says no'],
      [{}, 'Failed to create post'],
    ] as const) {
      await page.route('**/api/admin/blog-posts', (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        return json ? route.fulfill({ status: 400, json }) : route.abort();
      });
      await create.click();
      await expect(toast(page)).toContainText(text);
      await expect(content(page)).toHaveText('Text');
    }
    await page.unrouteAll();
    const name = newTitle('Updated');
    await title(page).fill(name);
    await pressCreate(page);
    await expect(row(page, name)).toBeVisible();
    await openForEditing(page, name);
    await expect(content(page)).toHaveText('Text');
    await page.route('**/api/admin/blog-posts/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    );
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expect(toast(page)).toContainText('Failed to update post');
    await expect(content(page)).toHaveText('Text');
  });

  test('warns of what a reader would stumble over, forbids a picture without alt text, and takes it again from the library, which says where it is used', async ({
    page,
  }) => {
    await openDesk(page);
    const name = newTitle('Painless visits');
    await title(page).fill(name);
    await content(page).fill('Our work is guaranteed.');
    await expect(page.getByText('“guaranteed” is a claim a dental board may object to.')).toBeVisible();
    await expectAccessible(page, 'findings');
    await featuredImage(page).setInputFiles(picture);
    await expect(page.getByRole('img', { name: `Featured image for ${name}` })).toBeVisible();
    await expect(page.getByLabel('Image alt text')).toHaveValue(/^Featured image for Painless visits/);
    await page.getByLabel('Image alt text').fill('');
    await page.getByLabel('Published', { exact: true }).check();
    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect(toast(page)).toContainText('The featured image has no alt text.');
    await expectAccessible(page, 'no alt text');
    await page.getByLabel('Image alt text').fill(`Featured image for ${name}`);
    await pressCreate(page);

    await page.getByRole('tab', { name: 'Images' }).click();
    await expect(page.getByText(`Used in: ${name}`)).toBeVisible();
    await page.getByRole('tab', { name: 'Posts' }).click();
    await page.getByRole('button', { name: 'Choose from library' }).click();
    await page.getByRole('button', { name: `Use image from ${name}` }).click();
    await expect(page.getByRole('img', { name: /^Featured image/ })).toBeVisible();
  });
});

test.describe('the featured image', () => {
  test('is uploaded with its state shown, and says why a file cannot be used', async ({ page }) => {
    await openDesk(page);
    const field = featuredImage(page);
    await expect(field).toHaveAttribute('accept', 'image/*');
    await field.setInputFiles({
      name: 'IMG_1.heic',
      mimeType: 'image/heic',
      buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic0123', 'latin1'),
    });
    await expect(page.locator('form')).toContainText('HEIC photos cannot be used');

    const upload = Promise.withResolvers<undefined>();
    await page.route('**/api/admin/upload-image', async (route) => {
      await upload.promise;
      await route.fulfill({ status: 500, json: {} });
    });
    await field.setInputFiles(picture);
    await expect(page.getByText('Uploading image...').first()).toBeVisible();
    await expect(field).toBeDisabled();
    await expect(page.locator('form button[type=submit]')).toBeDisabled();
    await expectAccessible(page, 'uploading');
    upload.resolve(undefined);
    await expect(page.locator('form')).toContainText('Failed to upload image');
    await expect(toast(page)).toContainText('Failed to upload image');
    await expectAccessible(page, 'upload failed');

    await page.unrouteAll();
    // “Not now” passes without a word: the same picture is sent again.
    const busy = {
      status: 503,
      headers: { 'Retry-After': '1' },
      json: { error: 'Not now.', requestId: 'r' },
    };
    await page.route('**/api/admin/upload-image', (route) => route.fulfill(busy), { times: 1 });
    await page.getByLabel('Image alt text').fill('My own words');
    await field.setInputFiles(picture);
    await expect(page.getByRole('img', { name: 'My own words' })).toHaveAttribute(
      'src',
      /^\/api\/blog-images\/.+\?w=480$/,
    );
    await expect(page.getByRole('button', { name: 'Create Post' })).toBeEnabled();
  });
});
