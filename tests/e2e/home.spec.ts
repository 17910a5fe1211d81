import { expect, test } from '../support/page-errors.ts';
import { isWide } from '../support/viewport.ts';
import { bar } from '../support/way-in.ts';

const headings = [
  "Jacksonville's Best Dentist",
  'Comprehensive Dental Services',
  'Meet Our Expert Team',
  'State-of-the-Art Facility',
  'Professional Affiliations',
  'We look after families from all over Jacksonville, from the river to the beaches.',
  'What Our Patients Say',
  'Ready to Transform Your Smile?',
];

test('one visit shows the sections in their order, what each says and where it leads, and keeps still for whoever asked for less motion', async ({
  page,
}) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)/.test(request.url())) films.push(request.url());
  });
  await page.goto('/');
  await test.step('the order of the specification', async () => {
    const found = await page.locator('main section :is(h1, h2)').allTextContents();
    expect(found.map((text) => text.trim())).toEqual(headings);
    await expect(page.getByText('Serving the Area', { exact: true })).toBeVisible();
  });
  await test.step('five cards name a service each, with what it holds and a way to its page', async () => {
    const cards = page.locator('#services li:has(h3)');
    const expected = [
      ['Preventative', '/preventative-dentistry'],
      ['Restorative Dentistry', '/restorative-dentistry'],
      ['Cosmetic Dentistry', '/cosmetic-dentistry'],
      ['Dental Implants', '/dental-implants'],
      ['Sedation Dentistry', '/sedation-dentistry'],
    ] as const;
    await expect(cards).toHaveCount(expected.length);
    for (const [index, [title, href]] of expected.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(title);
      await expect(card.getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', href);
      expect(await card.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
    }
  });
  await test.step('the team block leads to the team', async () => {
    await expect(page.getByRole('link', { name: 'Meet the Team' })).toHaveAttribute('href', '/about');
  });
  await test.step('the facility block leads where the specification says', async () => {
    const block = page.getByRole('region', { name: 'State-of-the-Art Facility' });
    for (const [name, href] of [
      ['New Patients', '/new-patients'],
      ['Financial Information and Insurance', '/financial'],
      ['Before & After', '/gallery'],
      ['Reviews', '/contact?topic=reviews#message'],
      ['Privacy Policy', '/contact?topic=privacy#message'],
    ] as const) {
      await expect(block.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });
  await test.step('the call to action lists what makes it easy', async () => {
    const block = page.getByRole('region', { name: 'Ready to Transform Your Smile' });
    await expect(block.getByRole('listitem')).toHaveText([
      'Same-Day Appointments Available',
      'Flexible Payment Options',
      'Insurance Accepted',
    ]);
    await expect(block.getByRole('button', { name: 'Schedule Your Visit' })).toBeVisible();
  });
  await test.step('the footer carries address, phone, e-mail, hours, every page and the year', async () => {
    const footer = page.getByRole('contentinfo');
    for (const words of [
      '4200 Specimen Bay Road, Suite 12',
      'Jacksonville, FL 32256',
      'Monday',
      '7:00 AM-3:00 PM',
      '2024',
    ]) {
      await expect(footer).toContainText(words);
    }
    await expect(footer.getByRole('link', { name: '(904) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+19045550142',
    );
    await expect(footer.getByRole('link', { name: /@samplewater/ })).toHaveAttribute('href', /^mailto:/);
    for (const name of ['Contact', 'Privacy', 'Accessibility', 'Dental Implants']) {
      await expect(footer.getByRole('link', { name })).toBeVisible();
    }
  });
  await test.step('nothing moves and no film is fetched', async () => {
    await page.evaluate(() => scrollTo(0, 400));
    await expect(page.locator('[data-sticky-booking]')).toBeAttached();
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(running).toBe(0);
    expect(films).toEqual([]);
    await expect(page.locator('[data-parallax="0.8"]')).toHaveCSS('translate', /^(none|0px)$/);
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
  });
  await test.step('the stat card shows on extra-wide screens only', async () => {
    const card = page.getByTestId('hero-stat');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(card).toBeVisible();
    await expect(card).toContainText('5000+');
    await expect(card).toContainText('Satisfied Patients');
    await page.setViewportSize({ width: 1279, height: 800 });
    await expect(card).toBeHidden();
  });
});

test('the hero says who the practice is and offers two ways on, the menu is at hand at its width; out of its sight the schedule button sticks to the bottom, in place of a phone’s bar @phone', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible({
    visible: !isWide(page),
  });
  const hero = page.locator('[data-hero]');
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText("Jacksonville's Best Dentist");
  await expect(hero).toContainText(
    'Premier dental care in Jacksonville, FL - where advanced technology meets compassionate family dentistry.',
  );
  await expect(hero.getByRole('button', { name: 'Schedule Your Experience' })).toBeVisible();
  await expect(hero.getByRole('link', { name: 'Discover Our Services' })).toHaveAttribute(
    'href',
    '/services',
  );
  await expect(hero.getByRole('link', { name: 'Scroll down' })).toHaveAttribute('href', '#services');
  const box = await hero.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? 0);

  const sticky = page.locator('[data-sticky-booking]');
  const barShows = (visible: boolean) => expect(bar(page)).toBeVisible({ visible: visible && !isWide(page) });
  await expect(sticky).toBeHidden();
  await barShows(true);
  await page.getByRole('heading', { name: 'Meet Our Expert Team' }).scrollIntoViewIfNeeded();
  await expect(sticky.getByRole('button', { name: 'Schedule Appointment' })).toBeInViewport();
  await barShows(false);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(sticky).toBeHidden();
  await barShows(true);
});

test('reviews and film come with a click on them and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  const block = page.getByRole('region', { name: 'What Our Patients Say' });
  await block.scrollIntoViewIfNeeded();
  expect(asked.filter((url) => /reviews|first-visit\./.test(url) && !/\.(webp|avif|js)/.test(url))).toEqual(
    [],
  );

  await block.getByRole('link', { name: 'Read the reviews' }).click();
  await expect(block.frameLocator('iframe').getByRole('heading', { name: 'Sample reviews' })).toBeVisible();
  await block.getByRole('link', { name: /^Play/ }).click();
  const film = block.locator('video');
  await expect(film).toBeFocused();
  await expect(film).toHaveAttribute('controls');
});

test('without a hero the sticky button never appears and the console says why', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('data-hero ', '') });
  });
  const warning = page.waitForEvent('console', (message) => message.text().startsWith('No hero'));
  await page.goto('/');
  expect((await warning).type()).toBe('warning');
  await page.evaluate(() => scrollTo(0, 3000));
  await expect(page.locator('[data-sticky-booking]')).toBeHidden();
});

test('a smile before and after treatment is compared by hand and by keys', async ({ page }) => {
  await page.goto('/');
  const slider = page.getByRole('slider', { name: 'Share of the picture before treatment' });
  await slider.scrollIntoViewIfNeeded();
  const stage = slider.locator('..');
  const before = stage.getByRole('img', { name: /^Before: A smile with crowded/ });
  await expect(before).toBeVisible();
  await expect(stage.getByRole('img', { name: /^After: The same smile/ })).toBeVisible();
  const shown = () =>
    before.evaluate((picture) => getComputedStyle(picture.closest('figure') ?? picture).clipPath);
  expect(await shown()).toContain('50%');
  const { x, y, width, height } = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // Where the hand is, there the line is.
  await page.mouse.move(x + width / 2, y + height / 4);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.75, y + height / 4, { steps: 4 });
  await page.mouse.up();
  await expect(slider).toHaveAttribute('aria-valuetext', '75% before, 25% after');
  expect(await shown()).toMatch(/25%|75%/);
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', '74% before, 26% after');
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '100% before, 0% after');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('everything can be read, two smiles stand beside each other, and a visit can be booked', async ({
    page,
  }) => {
    await page.goto('/');
    for (const name of headings) await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sedation Dentistry' })).toBeVisible();
    const boxes = await Promise.all(
      [/^Before: A smile with crowded/, /^After: The same smile/].map((name) =>
        page.getByRole('img', { name }).boundingBox(),
      ),
    );
    const [before, after] = boxes;
    expect(before?.width).toBeGreaterThan(200);
    expect((after?.x ?? 0) + (after?.y ?? 0)).toBeGreaterThan((before?.x ?? 0) + (before?.y ?? 0) + 100);
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByText('Drag the line')).toBeHidden();

    await page.getByRole('link', { name: 'Schedule Your Experience' }).click();
    await expect(page).toHaveURL(/\/demo\/booking$/);
  });
});
