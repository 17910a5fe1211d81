import { type Page } from 'playwright/test';
import { watchWeight } from '../../scripts/testing/page-weight.ts';
import { expect, test } from '../support/page-errors.ts';

type Sent = [command: string, name: string, params: Record<string, unknown>];

async function openWithAnalytics(page: Page) {
  await page.addInitScript(() => {
    const sent: unknown[][] = [];
    Object.assign(window, { sent, gtag: (...args: unknown[]) => sent.push(args) });
  });
  await page.goto('/');
  // The clicks are looked at, not followed.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
}
const sentBy = (page: Page) => page.evaluate(() => (window as unknown as { sent: Sent[] }).sent);

test('links to a phone, to other sites and to files are told, mail and inner links are not; a schedule button tells where it stands and what it says, the one in the dialog too', async ({
  page,
}) => {
  await openWithAnalytics(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '(904) 555-0142' }).click();
  await expect
    .poll(() => sentBy(page))
    .toEqual([
      [
        'event',
        'phone_number_click',
        {
          phone_number: '19045550142',
          link_location: 'footer',
          page_path: '/',
          page_title: await page.title(),
        },
      ],
    ]);

  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML(
      'afterbegin',
      `<a href="https://elsewhere.example/page">Elsewhere</a> <a href="/forms/New%20patient.PDF">Form</a>
       <a href="mailto:a@b.example">Mail</a> <a href="/about">Inside</a>`,
    );
  });
  for (const name of ['Elsewhere', 'Form', 'Mail', 'Inside']) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).dispatchEvent('click');
  }
  await expect.poll(async () => (await sentBy(page)).length).toBeGreaterThan(2);
  const [, outbound, download, ...others] = await sentBy(page);
  expect(outbound).toEqual([
    'event',
    'click',
    { link_url: 'https://elsewhere.example/page', link_text: 'Elsewhere', outbound: true },
  ]);
  expect(download?.[1]).toBe('file_download');
  expect(download?.[2]).toMatchObject({ file_name: 'New patient.PDF', file_extension: 'pdf' });
  expect(download?.[2]['link_url']).toMatch(/\/forms\/New%20patient\.PDF$/);
  expect(others).toEqual([]);

  await page.getByRole('button', { name: 'Schedule Your Experience' }).click();
  await page.getByRole('button', { name: 'Open in New Tab' }).click();
  const page_title = await page.title();
  await expect
    .poll(async () => (await sentBy(page)).slice(3))
    .toEqual([
      [
        'event',
        'schedule_appointment_click',
        { button_location: 'hero', button_text: 'Schedule Your Experience', page_path: '/', page_title },
      ],
      [
        'event',
        'schedule_appointment_click',
        { button_location: 'booking-modal', button_text: 'Open in New Tab', page_path: '/', page_title },
      ],
    ]);
});

test('without the service the console says so once and nothing is asked of a third party', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.goto('/');
  await page.getByRole('button', { name: 'Schedule Your Experience' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Schedule Your Experience' }).click();
  const warned = () => warnings.filter((text) => text.startsWith('Web analytics is not available'));
  await expect.poll(warned).toHaveLength(1);
  expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([]);
});

test('with a service configured nothing of it is loaded before a yes, and a no is remembered', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</head>',
      '<meta name="analytics-id" content="G-SAMPLE"></head>',
    );
    await route.fulfill({ response, body });
  });
  const first = watchWeight(page);
  await page.goto('/');
  const bar = page.getByRole('region', { name: 'Cookies' });
  await expect(bar).toContainText('May we count visits');
  await bar.getByRole('button', { name: 'No, thank you' }).click();
  await expect(bar).toBeHidden();
  // Nothing of the first visit is to come in during the second.
  await first.settled();
  const { settled } = watchWeight(page);
  await page.reload();
  await settled();
  await expect(bar).toHaveCount(0);
  expect(foreign).toEqual([]);
});
