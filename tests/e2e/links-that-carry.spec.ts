import { withMotion } from '../support/motion.ts';
import { expect, test } from '../support/page-errors.ts';
import { formOn } from '../support/patient-form.ts';

test('a service page’s button lands on the form with its service chosen, without fading where less motion is asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset['cameFading'] = String(Boolean(viewTransition));
    });
  });
  await page.goto('/dental-implants');
  await page.getByRole('link', { name: 'Schedule Consultation' }).first().click();
  await expect(page).toHaveURL(/\/contact\?service=implants#request$/);
  await expect(page.getByRole('heading', { name: 'Request an appointment' })).toBeInViewport();
  await expect(formOn(page)).toHaveAttribute('data-ready', '');
  await expect(formOn(page).getByLabel('Service')).toHaveValue('implants');
  // Who asked for less motion is led there at once.
  await expect(page.locator('html')).toHaveAttribute('data-came-fading', 'false');
});

test('a link about the savings plan opens the message form with its subject; an address can choose only what a form offers, and writes nothing of its own', async ({
  page,
}) => {
  await page.goto('/financial');
  await page.getByRole('link', { name: /^Join/ }).first().click();
  await expect(page).toHaveURL(/\/contact\?topic=savings-plan#message$/);
  const message = formOn(page, '/api/contacts');
  await expect(message).toHaveAttribute('data-ready', '');
  await expect(message.getByLabel('Subject')).toHaveValue('Joining the savings plan');

  await page.goto('/contact?service=free-money&visitFor=<b>&topic=__proto__#request');
  const form = formOn(page);
  await expect(form).toHaveAttribute('data-ready', '');
  await expect(form.getByLabel('Service')).toHaveValue('undecided');
  await expect(form.getByLabel('Who is the visit for?')).toHaveValue('undecided');
  await page.locator('#message').scrollIntoViewIfNeeded();
  await expect(message).toHaveAttribute('data-ready', '');
  await expect(message.getByLabel('Subject')).toHaveValue('');
});

test.describe('where pages glide', () => {
  test.use(withMotion);
  for (const path of ['/contact#directions', '/es/contact#directions', '/contact#message'])
    test(`${path} ends at its heading, not where that was before the page knew the time`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const section = page.locator(`[id="${path.split('#')[1] ?? ''}"]`);
      // Until nothing has moved for thirty frames.
      const top = await section.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            let last = NaN;
            let still = 0;
            const look = () => {
              const { top: now } = element.getBoundingClientRect();
              still = now === last ? still + 1 : 0;
              last = now;
              if (still > 30) resolve(now);
              else requestAnimationFrame(look);
            };
            look();
          }),
      );
      // Below the header, and the air above a heading is no more than a line or two.
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(130);
    });

  test('a link within the page glides there', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('html')).toHaveAttribute('data-office', /open|closed/);
    const passed = await page.getByRole('main').evaluate(
      (main) =>
        new Promise<number>((resolve) => {
          const places = new Set<number>();
          addEventListener('scroll', () => places.add(scrollY));
          addEventListener('scrollend', () => resolve(places.size), { once: true });
          main.querySelector<HTMLAnchorElement>('a[href="#emergency"]')?.click();
        }),
    );
    expect(passed).toBeGreaterThan(2);
  });
});
