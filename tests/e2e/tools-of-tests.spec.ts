import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/page-errors.ts';

// A desk left open would go on asking, and be seen, in the tests after this one.
test.afterAll(({ browser }) => {
  expect(browser.contexts()).toEqual([]);
});

test('the windows a test opens close with it, and a second look sees what has come since the first', async ({
  page,
  browser,
}) => {
  await (await browser.newContext()).newPage();
  await browser.newPage();
  expect(browser.contexts()).toHaveLength(3);

  await page.goto('/accessibility');
  await expectAccessible(page, 'the first look');
  await page
    .getByRole('main')
    .evaluate((main) => main.insertAdjacentHTML('afterbegin', '<img src="/favicon.svg"><button></button>'));
  await expect(expectAccessible(page, 'the second look')).rejects.toThrow(/button-name[\s\S]*image-alt/);
});
