import { content, letIn, newEditor, newTitle, pressCreate, row, showDesk, title } from '../support/desk.ts';
import { expect, test } from '../support/page-errors.ts';
import { fillAppointment, newMailbox, openForm, sendButton } from '../support/patient-form.ts';

/** What people come for, each way gone once in Firefox. What each state looks like is the other specs' part. */
const deskOf = async (page: Parameters<typeof showDesk>[0]) => {
  await letIn(page.context(), await newEditor());
  await showDesk(page);
};

test('a visit is requested @firefox', async ({ page }) => {
  const form = await openForm(page);
  await sendButton(page).click();
  await expect(form.getByLabel('First name')).toBeFocused();
  await fillAppointment(form);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Appointment Request Submitted' })).toBeFocused();
  await expect(page.getByText(/^SD-[A-Z0-9]{4}-[A-Z0-9]{4}$/)).toBeVisible();
});

test('a visit is booked @firefox', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Schedule Your Experience' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Your Appointment' });
  await dialog.frameLocator('iframe').getByLabel('Your name').fill('Ada');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a post is found and read @firefox', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('searchbox', { name: /Search/ }).fill('dental plan');
  await page.getByRole('button', { name: 'Search' }).click();
  await page
    .getByRole('article')
    .filter({ hasText: 'How to Read Your Dental Plan' })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/How to Read Your Dental Plan/);
  await expect(page.getByRole('img', { name: /desk calendar/ })).toBeVisible();
});

test('the gallery is filtered and a picture enlarged @firefox', async ({ page }) => {
  await page.goto('/gallery');
  await expect(page.locator('[data-gallery][data-ready]')).toBeAttached();
  await page.getByRole('button', { name: 'Orthodontics' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  const opener = page.getByRole('button', { name: /Enlarge the picture before treatment$/ });
  await opener.click();
  await expect(page.getByRole('dialog').getByRole('slider')).toHaveValue('80');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('the tabs of the financial page are walked with the keys @firefox', async ({ page }) => {
  await page.goto('/financial');
  await page.getByRole('tab', { name: 'Savings Plan' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Payment Plans', selected: true })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Payment Plans' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page).toHaveURL(/#payment-plans$/);
});

test('all of the financial page is printed @firefox', async ({ page }) => {
  await page.goto('/financial');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  // What holds on paper holds on the screen now, by Firefox' own reading of the rules.
  const printRules = await page.evaluate(() => {
    let count = 0;
    const turn = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && /\b(print|screen)\b/.test(rule.media.mediaText)) {
          rule.media.mediaText = rule.media.mediaText.includes('print') ? 'all' : 'not all';
          count += 1;
        }
        if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList);
        // What lies below a first view comes by a sheet that imports it.
        if (rule instanceof CSSImportRule && rule.styleSheet) turn(rule.styleSheet.cssRules);
      }
    };
    for (const { cssRules } of document.styleSheets) turn(cssRules);
    return count;
  });
  expect(printRules).toBeGreaterThan(0);
  for (const name of ['No insurance? A plan of our own', 'Spread it over months', 'Insurance we accept'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  // The words, not the site around them.
  await expect(page.locator('body > footer')).toBeHidden();
  await expect(page.locator('[data-header]')).toBeHidden();
});

test('staff sign in and out @firefox', async ({ page }) => {
  const { email, password } = await newEditor();
  await page.goto('/admin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In to Admin Portal' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In to Admin Portal' })).toBeVisible();
});

test('a post is written in the editor, bold words and all @firefox', async ({ page }) => {
  await deskOf(page);
  const name = newTitle('Written in Firefox');
  await title(page).pressSequentially(name);
  await content(page).click();
  await page.keyboard.type('Plain and ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('bold');
  await expect(content(page).locator('strong')).toHaveText('bold');
  const id = await pressCreate(page);
  const stored = (await (await page.request.get(`/api/admin/blog-posts/${id}`)).json()) as {
    content: string;
  };
  expect(stored.content).toBe('<p>Plain and <strong>bold</strong></p>');
  await expect(row(page, name)).toContainText('Draft');
});

test('a post is published and read by anybody @firefox', async ({ page, browser, baseURL }) => {
  await deskOf(page);
  const name = newTitle('Tides seen from Firefox');
  await title(page).pressSequentially(name);
  await content(page).click();
  await page.keyboard.type('Warm pools stay when the tide goes out.');
  await page.getByLabel('Published', { exact: true }).check();
  await pressCreate(page);
  await expect(row(page, name)).toContainText('Published');
  const reader = await browser.newPage({ baseURL: baseURL ?? '' });
  await reader.goto('/blog');
  await reader.getByRole('article').filter({ hasText: name }).getByRole('link').click();
  await expect(reader.getByText('Warm pools stay when the tide goes out.')).toBeVisible();
  await reader.close();
});

test('a request is read in the inbox and noted @firefox', async ({ page, request }) => {
  const email = newMailbox();
  const patient = {
    firstName: 'Grace',
    lastName: `Hopper ${email.slice(4, 12)}`,
    email,
    phone: '+1 904 555 0100',
  };
  expect((await request.post('/api/appointments', { data: patient })).status()).toBe(201);
  await letIn(page.context(), await newEditor());
  await page.goto('/admin/inbox');
  await page.getByRole('button', { name: `Grace ${patient.lastName}` }).click();
  await expect(page.getByRole('link', { name: '+1 904 555 0100' })).toBeVisible();
  await page.getByLabel('Add a note').pressSequentially('Called back.');
  await expect(page.getByLabel('Add a note')).toHaveValue('Called back.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('region', { name: 'Internal notes' }).getByRole('listitem')).toContainText(
    'Called back.',
  );
});
