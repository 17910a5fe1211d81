import { openDesk, tool } from '../support/desk.ts';
import { expect, test } from '../support/policy.ts';

test('a tool says its name after 700 ms of rest, its neighbor at once, and Escape puts it away', async ({
  page,
}) => {
  await page.clock.install();
  await openDesk(page);
  const tip = page.locator('.tooltip');
  await page.clock.pauseAt(Date.now() + 60_000);
  await tool(page, 'Bold').hover();
  await page.clock.runFor(690);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tip).toContainText('Bold');
  const { x = 0, y = 0, width = 0, height = 0 } = (await tool(page, 'Italic').boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
  await page.clock.runFor(20);
  await expect(tip).toContainText('Italic');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
});
