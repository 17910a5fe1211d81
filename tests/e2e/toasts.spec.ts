import { type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/page-errors.ts';

const raise = (page: Page, detail: Record<string, string>) =>
  page.evaluate(
    (message) => void document.dispatchEvent(new CustomEvent('practice:toast', { detail: message })),
    detail,
  );
const toastOf = (page: Page, title: string) => page.locator('.toast').filter({ hasText: title });

test('one toast at a time, at the top of a phone and in the lower right corner of a desk; F8 leads to it, and its action or a swipe of more than 50 px closes it @phone', async ({
  page,
}) => {
  await page.goto('/');
  await raise(page, { title: 'First', description: 'A description' });
  await expect(toastOf(page, 'First')).toContainText('A description');
  await raise(page, { title: 'Second', description: 'Of a refusal', variant: 'destructive' });
  await expect(toastOf(page, 'Second')).toHaveAttribute('data-variant', 'destructive');
  await expect(page.locator('.toast')).toHaveCount(1);

  await expect(async () => {
    const box = await toastOf(page, 'Second').boundingBox();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    expect(box?.width).toBeLessThanOrEqual(420);
    if (width < 640) expect(box?.y).toBeLessThan(100);
    else {
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 60);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 60);
    }
  }).toPass();
  await expect(toastOf(page, 'Second').getByText('Of a refusal')).toBeVisible();
  await expectAccessible(page, 'destructive toast');

  await raise(page, { title: 'Here', description: 'A description' });
  await expect(toastOf(page, 'Here')).toBeVisible();
  await page.keyboard.press('F8');
  const viewport = page.getByRole('region', { name: /^Notification/ });
  await expect(viewport.locator(':scope:focus-within, :scope :focus')).not.toHaveCount(0);
  await expect(toastOf(page, 'Here').getByText('A description')).toBeVisible();
  await expectAccessible(page, 'default toast');

  await page.evaluate(() => {
    const onAction = () => (document.title = 'undone');
    const detail = { title: 'Moved to the trash', action: { label: 'Undo', onAction } };
    document.dispatchEvent(new CustomEvent('practice:toast', { detail }));
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveTitle('undone');
  await expect(toastOf(page, 'Moved to the trash')).toBeHidden();

  await raise(page, { title: 'Swipe me' });
  const toast = toastOf(page, 'Swipe me');
  const swipe = async (distance: number) => {
    const box = await toast.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 30];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 4 });
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
  };
  await expect(toast).toBeVisible();
  await swipe(40);
  await expect(toast).toBeVisible();
  await swipe(70);
  await expect(toast).toBeHidden();
});

test('a toast goes after five seconds, or with its button', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await raise(page, { title: 'Brief' });
  await expect(toastOf(page, 'Brief')).toBeVisible();
  await page.clock.runFor(4_900);
  await expect(toastOf(page, 'Brief')).toBeVisible();
  await page.clock.runFor(200);
  await expect(toastOf(page, 'Brief')).toBeHidden();

  await raise(page, { title: 'Closable' });
  await toastOf(page, 'Closable').getByRole('button', { name: 'Close' }).click();
  await expect(toastOf(page, 'Closable')).toBeHidden();
});
