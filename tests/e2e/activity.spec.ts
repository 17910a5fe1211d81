import { expectAccessible } from '../support/axe.ts';
import { letIn, newEditor, newTitle, toast } from '../support/desk.ts';
import { openPost } from '../support/editor.ts';
import { expect, test } from '../support/policy.ts';

test('an owner sees who did what, narrows it down in the address, and which rows were exported @phone', async ({
  page,
}) => {
  const jo = await letIn(page.context(), await newEditor());
  const title = newTitle('Ended');
  await openPost(page, { title, content: '<p>Words</p>' });
  await page.getByRole('button', { name: 'End preview links' }).click();
  await expect(toast(page)).toContainText('Preview links ended');
  // The same words twice are one request.
  const data = { firstName: 'Ada', lastName: `Canary ${title.slice(-8)}`, phone: '+1 904 555 0100' };
  const made = await page.request.post('/api/admin/appointments', { data });
  const { reference } = (await made.json()) as { reference: string };
  await page.request.post('/api/admin/appointments/export', { data: { q: reference } });

  await letIn(page.context(), await newEditor());
  await page.goto('/admin/activity');
  const activity = page.getByRole('region', { name: 'Activity' });
  await expect(activity.getByRole('listitem').first()).toBeVisible();
  // The last of a row that is wider than a phone.
  await expect(page.getByRole('tab', { name: 'Activity' })).toBeInViewport({ ratio: 1 });
  await activity.getByRole('combobox', { name: 'Who' }).selectOption({ label: jo.name });
  await expect(page).toHaveURL(/person=/);
  await expect(activity.getByRole('listitem')).toHaveText(
    [
      /Exported 1 request.*Which ones/,
      new RegExp(`Took down ${reference}`),
      `Ended the preview links of “${title}”`,
      `Began the post “${title}”`,
    ].map((text) => (typeof text === 'string' ? new RegExp(text) : text)),
  );
  await activity.getByText('Which ones').click();
  await expect(activity.getByRole('link', { name: reference })).toBeVisible();
  await expectAccessible(page, 'activity of one person');
  await expect(activity).not.toContainText('Canary');

  await activity.getByRole('combobox', { name: 'What' }).selectOption({ label: 'Posts' });
  await expect(activity.getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(activity.getByRole('listitem')).toHaveCount(2);
  await page.goBack();
  await expect(activity.getByRole('listitem').filter({ hasText: reference }).first()).toBeVisible();
  await activity.getByRole('combobox', { name: 'What' }).selectOption({ label: 'Pictures' });
  await expect(activity).toContainText('Nothing of this kind was done yet.');
  await expectAccessible(page, 'activity, nothing found');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
