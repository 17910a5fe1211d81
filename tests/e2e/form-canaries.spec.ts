import { type Page } from 'playwright/test';
import { formOn, openForm, sendButton } from '../support/patient-form.ts';
import { expect, test } from '../support/policy.ts';

/** Words nobody else uses: wherever one of them turns up, a patient's data has leaked. */
const canary = /canar|555.?0177|implants/i;
const typed = {
  'First name': 'Canaria',
  'Last name': 'Canarius',
  Email: 'canary@mail.example',
  Phone: '+1 904 555 0177',
  Notes: 'canary notes',
} as const;

/** A page with web analytics whose every event is kept, and whose every request is looked at. */
async function watch(page: Page) {
  const events: string[] = [];
  // Kept out here, so that they outlive a step to another page.
  await page.exposeFunction('tell', (event: string) => events.push(event));
  await page.addInitScript(() => {
    const tell = (event: string) => (window as unknown as { tell: (event: string) => void }).tell(event);
    Object.assign(window, { gtag: (...event: unknown[]) => tell(JSON.stringify(event)) });
  });
  const requests: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    const isForm = request.method() === 'POST' && new URL(request.url()).pathname === '/api/appointments';
    requests.push(
      `${request.method()} ${request.url()} ${referer} ${isForm ? '' : (request.postData() ?? '')}`,
    );
  });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  return { events, requests, said };
}

/** Everything this browser keeps, and what its address bar and history say. */
async function kept(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      await indexedDB.databases(),
      await caches.keys(),
      location.href,
      document.title,
      document.referrer,
      window.name,
      history.state as unknown,
      performance.getEntries().map(({ name }) => name),
    ]),
  );
  return inPage + JSON.stringify(await page.context().storageState({ indexedDB: true }));
}

async function fillWithCanaries(page: Page) {
  for (const [label, text] of Object.entries(typed)) await formOn(page).getByLabel(label).fill(text);
  await formOn(page).getByLabel('Service').selectOption('implants');
}

test('a whole way through the form leaves no trace of the patient, whether it goes well or not', async ({
  page,
}) => {
  const { events, requests, said } = await watch(page);
  await openForm(page);
  // Links are looked at, not followed, where they lead to a telephone.
  await page.evaluate(() => {
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
    });
  });
  await fillWithCanaries(page);
  expect(await kept(page), 'typed').not.toMatch(canary);

  let release = () => undefined as unknown;
  const held = new Promise((resolve) => (release = () => resolve(undefined)));
  let calls = 0;
  await page.route('**/api/appointments', async (route) => {
    calls += 1;
    if (calls === 1) await held;
    if (calls <= 2)
      return route.fulfill({ status: 500, json: { error: 'Something went wrong.', requestId: '1' } });
    return route.fulfill({ status: 201, json: { reference: 'SD-TEST-0005', status: 'pending' } });
  });
  await sendButton(page).click();
  await expect(sendButton(page)).toBeDisabled();
  expect(await kept(page), 'under way').not.toMatch(canary);
  release();
  await expect(formOn(page).getByRole('alert')).toContainText('Nothing you typed is lost.');
  await formOn(page).getByRole('alert').getByRole('link').click();
  await sendButton(page).click();
  await expect.poll(() => calls).toBe(2);
  await expect(sendButton(page)).toBeEnabled();
  expect(await kept(page), 'failed').not.toMatch(canary);

  await sendButton(page).click();
  await expect(page.getByText('SD-TEST-0005')).toBeVisible();
  await page.getByRole('status').getByRole('link', { name: '(904) 555-0142' }).click();
  expect(await kept(page), 'sent').not.toMatch(canary);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(/\/privacy/);
  expect(await kept(page), 'gone on').not.toMatch(canary);

  await expect.poll(() => events.filter((event) => event.includes('phone_number_click'))).toHaveLength(2);
  expect(events.join('\n')).not.toMatch(canary);
  expect(requests.length).toBeGreaterThan(10);
  expect(requests.join('\n')).not.toMatch(canary);
  expect(said.join('\n')).not.toMatch(canary);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page that names the mistakes has them in neither its address nor a cookie', async ({ page }) => {
    await page.goto('/contact');
    await fillWithCanaries(page);
    await formOn(page).getByLabel('Phone').fill('0177');
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('One thing needs another look.');
    await expect(page.getByLabel('Notes')).toHaveValue('canary notes');
    expect(page.url()).toMatch(/\/api\/appointments$/);
    expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });
  });
});
