import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/page-errors.ts';

const tabs = [
  ['Savings Plan', 'savings-plan'],
  ['Payment Plans', 'payment-plans'],
  ['Insurance', 'insurance'],
  ['Promotions', 'promotions'],
] as const;

test('four tabs switch four panels without moving the page, the savings plan first, by hand and by keys @phone', async ({
  page,
}) => {
  await page.goto('/financial');
  await expect(page.getByRole('tab')).toHaveText(tabs.map(([name]) => name));
  await expect(page.getByRole('tab', { name: 'Savings Plan', selected: true })).toBeVisible();
  for (const [name, id] of tabs) {
    const tab = page.getByRole('tab', { name });
    await tab.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await tab.click();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    expect(await page.evaluate(() => scrollY)).toBe(before);
    // The first of them is looked at with every page.
    if (name !== 'Savings Plan') await expectAccessible(page, name);
  }

  await page.getByRole('tab', { name: 'Savings Plan' }).focus();
  for (const [key, name] of [
    ['ArrowRight', 'Payment Plans'],
    ['End', 'Promotions'],
    ['ArrowRight', 'Savings Plan'],
    ['ArrowLeft', 'Promotions'],
    ['Home', 'Savings Plan'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { name, selected: true })).toBeFocused();
  }
});

/** Opens a tab by its address. @returns its panel */
async function openTab(page: Page, [name, id]: (typeof tabs)[number]): Promise<Locator> {
  await page.goto(`/financial#${id}`);
  await expect(page.getByRole('tab', { name, selected: true })).toBeVisible();
  const panel = page.getByRole('tabpanel', { name });
  await expect(panel).toBeVisible();
  return panel;
}

test('each tab opens by its address, with all the specification asks for', async ({ page }) => {
  await test.step('the savings plan: prices, what is in it, benefits and terms, what a year would cost', () =>
    showsSavingsPlan(page));
  await test.step('payment plans: how to apply and what is accepted', () => showsPaymentPlans(page));
  await test.step('insurance: eight insurers and how the practice helps', () => showsInsurance(page));
  await test.step('promotions that have ended: their terms, that they have, current offers', () =>
    showsEndedPromotions(page));
});

async function showsSavingsPlan(page: Page) {
  const panel = await openTab(page, tabs[0]);
  const cards = panel.locator('.prices > li');
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(0)).toContainText(/Individual\s*\$385\/year/);
  await expect(cards.nth(1)).toContainText(/Most Popular\s*Household 2 Members\s*\$685\/year/);
  await expect(cards.nth(2)).toContainText(/Additional Members\s*\$300\/year/);
  for (const link of await cards.getByRole('link').all())
    await expect(link).toHaveAttribute('href', '/contact?topic=savings-plan#message');
  for (const text of [
    'What’s Included',
    '2 exams',
    'All X-rays',
    '2 hygiene visits',
    '2 fluoride applications',
    'Plan Benefits',
    '15% off other services (10% when installment financing is used)',
    'No waiting periods',
    'No deductibles',
    'No annual maximums',
    'Dependents under 26 allowed regardless of residence',
    'Important Plan Information',
    /non-refundable and non-transferable/,
    /auto-renews/,
    /excludes 3D cone beam imaging/,
  ]) {
    await expect(panel.getByText(text).first()).toBeVisible();
  }
  await countsYear(page);
}

/** With the plan and without it, and says it either way. */
async function countsYear(page: Page) {
  const calculator = page.getByRole('group', { name: 'Is the plan worth it for you?' });
  await expect(calculator.getByRole('status')).toHaveText('The plan would save you $65 or more.');
  await calculator.getByLabel('People on the plan').fill('3');
  await calculator.getByLabel('First full exam with X-rays, from $450').fill('3');
  await calculator.getByLabel('Emergency visit with up to 2 X-rays, from $200').fill('1');
  await calculator.getByLabel(/^Other care/).fill('2000');
  // Without: 1,350 + 200 + 2,000. With: 985 + 170 + 1,700.
  await expect(calculator).toContainText(/Without the plan\s*\$3,550\s*With the plan\s*\$2,855/);
  await expect(calculator.getByRole('status')).toHaveText('The plan would save you $695 or more.');
  await calculator.getByLabel(/in installments/).check();
  await expect(calculator).toContainText(/With the plan\s*\$2,965/);
  await calculator.getByLabel('First full exam with X-rays, from $450').fill('');
  await calculator.getByLabel(/^Other care/).fill('-5');
  await expect(calculator.getByRole('status')).toHaveText(
    'The plan would cost you $965 more, unless you need further care.',
  );
}

async function showsPaymentPlans(page: Page) {
  const panel = await openTab(page, tabs[1]);
  for (const text of [
    '0% APR plans available',
    'Apply in seconds',
    'No hard credit check',
    'How to Apply',
    'Visa, MasterCard, Discover',
    'Cash',
    'Personal check',
    'HSA/FSA',
  ]) {
    await expect(panel.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(panel.getByRole('link')).toHaveAttribute('href', '/contact?topic=payment-plan#message');
}

async function showsInsurance(page: Page) {
  const panel = await openTab(page, tabs[2]);
  const names = [
    'Aetna',
    'Guardian',
    'Principal',
    'Humana',
    'United Healthcare',
    'Florida Blue',
    'Cigna',
    'MetLife',
  ];
  await expect(panel.getByRole('img')).toHaveCount(names.length);
  for (const name of names) await expect(panel.getByRole('img', { name })).toBeVisible();
  await expect(panel.getByRole('link')).toHaveAttribute('href', '/contact?topic=insurance#message');
}

async function showsEndedPromotions(page: Page) {
  await openTab(page, tabs[3]);
  for (const [name, price, value] of [
    ['New Patient Full Exam', '$199', 'Value $450+'],
    ['New Patient Emergency', '$99', 'Value $200+'],
  ] as const) {
    const offer = page.getByRole('article', { name });
    await expect(offer.getByText(price, { exact: true })).toBeVisible();
    await expect(offer.getByText(value)).toBeVisible();
    await expect(offer.getByText(/For patients without dental insurance\..*December 31, 2025/)).toBeVisible();
    await expect(offer.getByText('This offer has ended')).toBeVisible();
    await expect(offer.getByRole('link', { name: /^Ask About Current Offers/ })).toHaveAttribute(
      'href',
      '/contact?topic=offers#message',
    );
  }
  const emergency = page.getByRole('article', { name: 'New Patient Emergency' });
  await expect(emergency.getByText('Up to 2 X-rays')).toBeVisible();
}

test('an offer runs until the end of its last day, whenever the site was built', async ({ page }) => {
  await page.clock.setFixedTime('2026-01-01T04:59:00Z');
  await page.goto('/financial#promotions');
  const offer = page.getByRole('article', { name: 'New Patient Full Exam' });
  await expect(offer.getByRole('link', { name: /^Claim This Offer/ })).toHaveAttribute(
    'href',
    '/contact#request',
  );
  await expect(offer.getByText('Expires December 31, 2025.')).toBeVisible();
  await expect(offer.getByText('This offer has ended')).toBeHidden();

  await page.clock.setFixedTime('2026-01-01T05:00:00Z');
  await page.reload();
  await expect(offer.getByText('This offer has ended')).toBeVisible();
  await expect(offer.getByText('Expired December 31, 2025.')).toBeVisible();
  await expect(offer.getByRole('link', { name: /^Claim This Offer/ })).toBeHidden();
});

const headings = [
  'No insurance? A plan of our own',
  'Spread it over months',
  'Insurance we accept',
  'Promotions',
];

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all four panels are there, the insurers a list, the calculator a worked example', async ({
    page,
  }) => {
    await page.goto('/financial');
    for (const name of headings) await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByLabel('Do you take my plan?')).toBeHidden();
    await expect(page.getByRole('img', { name: 'Aetna' })).toBeVisible();
    const example = page.getByRole('group', { name: 'Is the plan worth it for you?' });
    await expect(example).toContainText('For one person with a first full exam:');
    await expect(example.getByRole('spinbutton')).toHaveCount(0);
    await page.getByRole('link', { name: 'Insurance', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Insurance we accept' })).toBeInViewport();
  });
});

test('every list price stands in one table, no plan card starts with an empty band, the page ends with the way in, and on paper all four panels are there', async ({
  page,
}) => {
  await page.goto('/financial');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Become a New Patient' })).toHaveAttribute(
    'href',
    '/new-patients',
  );
  await expect(main.getByRole('link', { name: /\(904\)/ })).toHaveAttribute('href', /^tel:/);
  const prices = page.getByRole('table', { name: 'List prices' });
  await expect(prices.getByRole('row', { name: /First full exam/ })).toContainText(/from \$450\s*included/);
  await expect(prices.getByRole('row', { name: /Emergency visit/ })).toContainText(/from \$200\s*from \$170/);
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const gaps = await page
      .locator('.prices > li')
      .evaluateAll((cards) =>
        cards.map((card) => (card.firstElementChild?.textContent?.trim() ? '' : card.outerHTML.slice(0, 80))),
      );
    expect(gaps, `at ${width} px`).toEqual(['', '', '']);
  }
  // On the smallest phone a price still stands in one line, and no word is broken for it.
  await page.setViewportSize({ width: 320, height: 640 });
  for (const price of await prices.getByRole('cell').all())
    expect(await price.evaluate(linesOf), (await price.textContent()) ?? '').toBe(1);

  await expect(page.getByRole('tabpanel')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const name of headings) await expect(page.getByRole('heading', { name })).toBeVisible();
});

/** In how many lines an element's text stands. */
function linesOf(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
}
