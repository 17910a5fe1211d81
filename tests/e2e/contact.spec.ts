import { expect, test } from '../support/page-errors.ts';

test('the page has the address, a drawn map, the phone, the e-mail, the hours, whether it is open now, and the emergency path', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-06-02T15:00:00Z'));
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Visit Our Office' })).toBeVisible();
  const card = page.getByRole('region', { name: 'Samplewater Dental' });
  await expect(card.getByText('4200 Specimen Bay Road, Suite 12')).toBeVisible();
  await expect(card.getByRole('link', { name: '(904) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+19045550142',
  );
  await expect(card.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  const hours = card.locator('dl > div');
  await expect(hours).toHaveText([
    /Monday\s*7:00 AM-3:00 PM/,
    /Tuesday\s*11:00 AM-7:00 PM/,
    /Wednesday to Friday\s*7:00 AM-3:00 PM/,
    /Saturday and Sunday\s*Closed/,
  ]);
  await expect(card.getByText('Emergency appointments available')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In pain right now?' })).toBeVisible();

  const way = page.getByRole('region', { name: 'How to find us' });
  await expect(way.getByRole('img')).toBeVisible();
  const search = way.getByRole('link', { name: /^Open in Maps/ });
  await expect(search).toHaveAttribute('href', /query=4200%20Specimen/);
  await expect(search).toHaveAttribute('rel', 'noopener noreferrer');

  await expect(page.getByRole('main').getByText('Open now until 7:00 PM')).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-06-05T19:00:00Z'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('main').getByText('Closed now, opens on Monday at 7:00 AM')).toBeVisible();
});
