import { expectAccessible } from '../support/axe.ts';
import { letIn, newEditor } from '../support/desk.ts';
import { expect, test } from '../support/policy.ts';
import { sql } from '../support/sql.ts';

// Saving would build the site that every test of this run looks at: that is tests/server/saved-facts.
test('a form of a fact names what is wrong, says what would change, and keeps what is typed @phone', async ({
  page,
}) => {
  await letIn(page.context(), await newEditor());
  await page.goto('/admin/practice');
  await page.getByRole('navigation', { name: 'Facts' }).getByRole('link', { name: 'Opening hours' }).click();
  await expect(page).toHaveURL(/\/admin\/practice\/hours$/);
  const saturday = page.getByRole('group', { name: 'Saturday' });
  await expect(saturday).toContainText('Closed');
  await saturday.getByRole('checkbox').check();
  await saturday.getByLabel('Opens at').fill('12:00');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(saturday).toContainText('Please enter a time.');
  await expect(saturday.getByLabel('Closes at')).toBeFocused();
  await saturday.getByLabel('Closes at').fill('09:00');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(saturday).toContainText('The office would close before it opens.');
  await expect(page.getByRole('region', { name: 'What changes' })).toContainText(
    'Saturday, Opens at: 12:00 PM',
  );
  await expectAccessible(page, 'opening hours, something is wrong');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await page.getByRole('link', { name: 'Prices' }).click();
  await expect(page.getByLabel('Savings plan: Individual, dollars a year')).toHaveValue('385');
  await page.goBack();
  await expect(saturday.getByLabel('Closes at')).toHaveValue('09:00');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(saturday).toContainText('Closed');
});

test('a list is opened, put in order and added to, and nothing is printed that nobody allowed', async ({
  page,
}) => {
  await letIn(page.context(), await newEditor());
  await sql(`insert into practice_builds (state) values ('asked')`);
  // Nobody may ever tell what became of that build: asking does not count as somebody at the desk.
  const asksByItself = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/admin/facts/team') && request.headers()['x-background-refresh'] === '1',
  );
  await page.goto('/admin/practice/team');
  await page.locator('summary', { hasText: 'Dr. Theo Example' }).click();
  await page.getByLabel('Title').nth(1).fill('Dentist for Children');
  await page.getByRole('button', { name: 'Move up Dr. Theo Example' }).click();
  await expect(page.getByRole('form', { name: 'Team' }).locator('summary').first()).toHaveText(
    'Dr. Theo Example',
  );
  await expect(page.getByRole('region', { name: 'What changes' })).toContainText(
    'Dr. Theo Example, Title: Dentist for Children (was General Dentist)',
  );
  await page.getByRole('button', { name: 'Add a person' }).click();
  const somebody = page.locator('details').last();
  await somebody.getByLabel('Name', { exact: true }).fill('Sam Sample');
  await somebody.getByLabel('Portrait', { exact: true }).setInputFiles('src/assets/images/team/team-1.webp');
  await expect(somebody.getByRole('img', { name: 'The portrait' })).toHaveJSProperty('complete', true);
  await expect(page.getByRole('region', { name: 'What changes' })).toContainText(
    /Sam Sample, Portrait: picture …[\da-f]{4}/,
  );
  await somebody.getByRole('button', { name: 'Choose from library' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Use image/ })
    .first()
    .click();
  await somebody.getByRole('button', { name: 'Remove portrait' }).click();
  await expect(somebody.getByRole('img', { name: 'The portrait' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Sam Sample' }).click();
  await asksByItself;
  await sql(`delete from practice_builds where state = 'asked'`);
  await page.getByRole('link', { name: 'Patients’ words' }).click();
  await page.getByRole('button', { name: 'Add words' }).click();
  const added = page.locator('details').last();
  await added.getByLabel('Words').fill('Kind people.');
  await added.getByLabel('Name').fill('Sam R., sample patient');
  await added.getByLabel('Where it was written').fill('A card');
  await added.getByLabel('Written on').fill('2026-11-02');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(added).toContainText('Please enter a day such as 2030-01-31.');
  await expect(added.getByLabel('Allowed to be printed on')).toBeFocused();
  await expectAccessible(page, 'patients’ words, something is wrong');
});
