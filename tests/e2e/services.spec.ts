import { type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/page-errors.ts';

const services = [
  ['Preventative Dentistry', '/preventative-dentistry'],
  ['Restorative Dentistry', '/restorative-dentistry'],
  ['Cosmetic Dentistry', '/cosmetic-dentistry'],
  ['Dental Implants', '/dental-implants'],
  ['Sedation Dentistry', '/sedation-dentistry'],
] as const;

function main(page: Page) {
  return page.getByRole('main');
}

test('the services page says what each treats and how long it takes, and leads to it', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
  await expect(
    page.getByText('Comprehensive dental care tailored to your unique needs and goals.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: /^Play/ }).click();
  await expect(page.locator('video')).toBeVisible();
  for (const [name, href] of services) {
    const article = page.getByRole('article', { name });
    await expect(article.getByText('Good for')).toBeVisible();
    await expect(article.getByText('How long')).toBeVisible();
    await expect(article.getByRole('link', { name: `Learn More about ${name}` })).toHaveAttribute(
      'href',
      href,
    );
  }
});

type Service = (typeof services)[number][1];

const facts: Record<Service, readonly (string | RegExp)[]> = {
  '/preventative-dentistry': [
    'Every six months',
    'First visit by age one',
    'Kids dentistry',
    'Checkups and cleanings',
  ],
  '/restorative-dentistry': [
    /2-3\s*hours/,
    'Same-day restorations',
    'Tooth-colored fillings',
    'Crowns and bridges',
    'Root canals',
  ],
  '/cosmetic-dentistry': [
    'Veneers',
    'Clear aligner orthodontics',
    'Smile makeover',
    '12-18 months',
    'Every 6-8 weeks',
    'Every 1-2 weeks',
    '3-8 shades',
    '1-3 years',
  ],
  '/dental-implants': [
    'Preserve healthy teeth',
    'Lifetime solution',
    'Natural function',
    'Single tooth replacement',
    /3-6 months/,
    /temporary restoration is offered/,
    'Implant-supported dentures',
    /Bone density/,
    /Your health/,
  ],
  '/sedation-dentistry': [
    'Nitrous oxide',
    'Mild',
    /over 150 years/,
    'Wears off quickly',
    'You can drive home',
    'Oral sedation',
    'A medication, 1-2 hours before the visit',
    'A driver is needed',
    'Ideal candidates',
    'What it can look like',
    'Pre-treatment evaluation',
    'Continuous monitoring',
    'Recovery support',
  ],
};

/** By what words a service leads to the form; checkups are booked at once. */
const requestLinks: Partial<Record<Service, string>> = {
  '/restorative-dentistry': 'Request an Appointment',
  '/cosmetic-dentistry': 'Request an Appointment',
  '/dental-implants': 'Schedule Consultation',
  '/sedation-dentistry': 'Request an Appointment',
};

/** On how many edges or heights of its own the items of a list start. */
const startsOf = (page: Page, region: string, side: 'left' | 'top') =>
  page
    .getByRole('region', { name: region })
    .getByRole('listitem')
    .evaluateAll(
      (all, name) =>
        [...new Set(all.map((element) => Math.round(element.getBoundingClientRect()[name])))].length,
      side,
    );

/** What a single one of the pages has. */
const only: Partial<Record<Service, (page: Page) => Promise<void>>> = {
  '/preventative-dentistry': async (page) => {
    expect(await startsOf(page, 'Every six months', 'left')).toBe(1);
    await main(page).getByRole('button', { name: 'Schedule a Checkup' }).click();
    await expect(page.getByRole('dialog', { name: 'Schedule Your Appointment' })).toBeVisible();
  },
  '/restorative-dentistry': async (page) => {
    expect(await startsOf(page, 'As little as possible, as much as needed', 'left')).toBe(1);
    // The film of the same-day restorations.
    await page.getByRole('link', { name: /^Play/ }).click();
    await expect(page.locator('video')).toBeVisible();
  },
  '/dental-implants': async (page) => {
    expect(await startsOf(page, 'Why an implant', 'top')).toBe(1);
  },
  '/sedation-dentistry': async (page) => {
    const closed = page.locator('main details:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().click();
    expect(await page.locator('main details[open]').count()).toBeGreaterThan(1);
    await expectAccessible(page, 'all answers');
  },
};

for (const [name, path] of services) {
  test(`${name} has the way back, its title, its facts and answers, and a way to the request form`, async ({
    page,
  }) => {
    await page.goto(path);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('listitem')).toHaveText(['Home', /Services/, new RegExp(name)]);
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(trail.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const cost = page.getByText('What does it cost?');
    await cost.click();
    await expect(page.locator('details[open]', { has: cost }).locator('p')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'View All Services' }).first()).toHaveAttribute(
      'href',
      '/services',
    );
    for (const word of facts[path]) await expect(main(page).getByText(word).first()).toBeVisible();
    const request = requestLinks[path];
    if (request)
      await expect(main(page).getByRole('link', { name: request }).first()).toHaveAttribute(
        'href',
        /^\/contact\?service=\w+#request$/,
      );
    await only[path]?.(page);
  });
}
