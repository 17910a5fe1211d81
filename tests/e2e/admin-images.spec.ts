import { expectAccessible } from '../support/axe.ts';
import { letIn, newEditor, toast } from '../support/desk.ts';
import { expect, test } from '../support/policy.ts';

test('a picture no post shows can be deleted, after a question; one that came into use meanwhile stays, and the desk says why', async ({
  page,
}) => {
  await letIn(page.context(), await newEditor());
  const answer = await page.request.post('/api/admin/upload-image', {
    multipart: {
      image: {
        name: 'tiny.gif',
        mimeType: 'image/gif',
        buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64'),
      },
    },
  });
  expect(answer.status()).toBe(201);
  const { imagePath } = (await answer.json()) as { imagePath: string };

  await page.goto('/admin/images');
  const picture = page
    .getByRole('region', { name: 'Images' })
    .getByRole('listitem')
    .filter({ has: page.locator(`img[src^="${imagePath}"]`) });
  await picture.getByRole('button', { name: /^Delete image, 1 by 1/ }).click();
  const question = page.getByRole('dialog', { name: 'Delete this image?' });
  await expect(question).toContainText('gone for good');
  await expectAccessible(page, 'delete an image');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toHaveCount(0);
  expect((await page.request.get(imagePath)).status()).toBe(200);

  await page.route(
    '**/api/admin/images/*',
    (route) => route.fulfill({ status: 409, json: { error: 'This image is still used: in a post.' } }),
    { times: 1 },
  );
  await picture.getByRole('button', { name: /^Delete image/ }).click();
  await question.getByRole('button', { name: 'Delete image' }).click();
  await expect(toast(page)).toContainText('This image is still used: in a post.');
  await expect(picture.getByText('Not used anywhere')).toBeVisible();

  await picture.getByRole('button', { name: /^Delete image/ }).click();
  await question.getByRole('button', { name: 'Delete image' }).click();
  await expect(toast(page)).toContainText('Image deleted');
  await expect(picture).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Images' })).toBeFocused();
  expect((await page.request.get(imagePath)).status()).toBe(404);
});
