import { expect, type Browser, type Page } from 'playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { test, type BreakableSite } from '../../support/breakable-site.ts';
import { logIn } from '../../support/desk.ts';
import { holdBack } from '../../support/hold-back.ts';
import { inBothWindows } from '../../support/phone.ts';
import { staffPassword } from '../../support/staff.ts';

let site: BreakableSite;
const jo = { email: 'jo.miller@samplewater-dental.example', password: staffPassword };

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ site: own }) => {
  site = own;
  await site.empty();
  await site.addStaff(jo.email);
});
test.beforeEach(async () => {
  await site.sql`delete from appointments`;
  await site.sql`delete from outbox`;
  await site.sql`delete from answer_templates`;
});

const store = (reference: string, lastName: string, email: string | null) => site.sql`
  insert into appointments (reference, first_name, last_name, email, phone, due_at, source)
  values (${reference}, 'Marigold', ${lastName}, ${email}, '(904) 555-0100', now() + interval '20 hours', 'desk')`;

async function desk(browser: Browser, place: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url });
  await logIn(context.request, jo);
  const page = await context.newPage();
  await page.goto(place);
  return page;
}

const opened = (page: Page) => page.getByRole('article');
const form = (page: Page) => page.getByRole('region', { name: 'Answer by email' });
const rows = (page: Page) => page.getByRole('region', { name: 'Inbox' }).getByRole('list').first();
const answers = () =>
  site.sql`select answer.subject, answer.text, mail.kind from request_answers answer
    left join outbox mail on mail.answer_id = answer.id`;

test('an answer keeps what was typed until it is sent, once', async ({ browser }) => {
  await store('SD-ANSWER-1', 'Sample', 'marigold@mail.example');
  await store('SD-ANSWER-2', 'Phoneonly', null);
  const page = await desk(browser, '/admin/inbox/SD-ANSWER-2');
  await expect(opened(page)).toContainText('No email address was given: please answer by phone.');
  await expect(page.getByRole('button', { name: 'Answer by email' })).toHaveCount(0);

  await rows(page)
    .getByRole('button', { name: /Marigold Sample/ })
    .click();
  await page.getByRole('button', { name: 'Answer by email' }).click();
  await expect(form(page).getByLabel('Begin with')).toBeFocused();
  // One button is the next step, and no longer the one above.
  const ground = (name: string) =>
    opened(page)
      .getByRole('button', { name })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await ground('Mark contacted')).not.toBe(await ground('Send answer'));
  await form(page).getByRole('button', { name: 'Send answer' }).click();
  await expect(form(page).getByText('Please write your answer.')).toBeVisible();
  await expect(form(page).getByLabel('Text')).toBeFocused();
  await form(page).getByLabel('Begin with').selectOption({ label: 'Which day suits you' });
  await expect(form(page).getByLabel('Subject')).toHaveValue('Which day suits you? (SD-ANSWER-1)');
  await expect(form(page).getByLabel('Text')).toHaveValue(
    /^Hello Marigold,\n[\s\S]*SD-ANSWER-1[\s\S]*Samplewater/,
  );
  await form(page).getByLabel('Text').fill('Hello Marigold, does Tuesday suit you?');

  // Another template, another row, another tab: every word is there again.
  await form(page).getByLabel('Begin with').selectOption({ label: 'We tried to call you' });
  await expect(form(page).getByLabel('Text')).toHaveValue(/could not reach you/);
  await form(page).getByLabel('Begin with').selectOption({ label: 'Which day suits you' });
  await rows(page)
    .getByRole('button', { name: /Phoneonly/ })
    .click();
  await expect(form(page)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Staff' }).click();
  await page.getByRole('tab', { name: /Inbox/ }).click();
  await rows(page)
    .getByRole('button', { name: /Marigold Sample/ })
    .click();
  await expect(form(page).getByLabel('Text')).toHaveValue('Hello Marigold, does Tuesday suit you?');

  // The session ends in the middle of it; two quick presses are one mail.
  await page.route(
    '**/answers',
    async (route) => {
      await site.sql`update admin_sessions set ended_at = now()`;
      await expect(form(page).getByLabel('Text')).not.toBeEditable();
      await route.continue();
    },
    { times: 1 },
  );
  await form(page).getByRole('button', { name: 'Send answer' }).dblclick();
  const again = page.getByRole('dialog');
  await again.getByLabel('Password').fill(jo.password);
  await again.getByRole('button', { name: /Sign In/i }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Next: Marigold Phoneonly' })).toBeFocused();
  await expect(opened(page)).toContainText('Contacted, again in');
  await expect.poll(answers).toEqual([
    {
      subject: 'Which day suits you? (SD-ANSWER-1)',
      text: 'Hello Marigold, does Tuesday suit you?',
      kind: 'answer',
    },
  ]);
  await opened(page)
    .getByText(/^History/)
    .click();
  await expect(opened(page).getByText('Answered by email')).toBeVisible();
  await opened(page).getByText('Which day suits you? (SD-ANSWER-1)').click();
  await expect(opened(page).getByText('Hello Marigold, does Tuesday suit you?')).toBeVisible();
});

test('mail that did not leave is seen on the day’s list and tried again', async ({ browser }) => {
  await store('SD-ANSWER-4', 'Sample', 'marigold@mail.example');
  await site.sql`insert into outbox (kind, resource, request_id, cause, failed_at, failure, attempts)
    select 'acknowledgement', 'appointments', id, 'unheard', now(), 'address', 3 from appointments`;
  const page = await desk(browser, '/admin');
  const today = page.getByRole('region', { name: 'Today' });
  await today.getByRole('link', { name: '1 mail could not be sent' }).click();
  const list = page.getByRole('list', { name: 'Mail that could not be sent' });
  await expect(list).toContainText('the address is refused. It may be misspelled: please call instead.');
  await expectAccessible(page, 'mail that could not be sent');
  await list.getByRole('link', { name: 'Open SD-ANSWER-4' }).click();
  const trouble = opened(page).getByRole('list', { name: 'Mail that has not left' });
  await expect(trouble).toContainText('could not be sent: the address is refused.');
  await expectAccessible(page, 'a request with mail that has not left');
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect(trouble).toHaveCount(0);
  await expect.poll(() => site.sql`select 1 from outbox where sent_at is not null`).toHaveLength(1);
  await page.getByRole('tab', { name: 'Posts' }).click();
  await expect(today).toBeVisible();
  await expect(today.getByText('could not be sent')).toHaveCount(0);
});

inBothWindows(() => {
  test('a template takes the practice’s words and gives them back', async ({ browser }) => {
    await store('SD-ANSWER-3', 'Sample', 'marigold@mail.example');
    const page = await desk(browser, '/admin/inbox/SD-ANSWER-3');
    await page.getByRole('button', { name: 'Answer by email' }).click();
    await form(page).getByLabel('Begin with').selectOption({ label: 'We tried to call you' });
    await form(page).getByRole('button', { name: 'Edit templates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Templates' });
    await expect(dialog.getByLabel('Template')).toHaveValue('called');
    await dialog.getByLabel('Text').fill('Hello {nmae}, ring us.');
    await dialog.getByRole('button', { name: 'Save template' }).click();
    await expect(dialog.getByText('{nmae} cannot be filled in.')).toBeVisible();
    // Saving a template sends nothing to anybody.
    await expect(form(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await form(page).getByRole('button', { name: 'Edit templates' }).click();
    await dialog.getByLabel('Text').fill('Hello {name}, ring us.');
    const saving = await holdBack(page, '**/api/admin/answer-templates/called', 'PUT');
    await dialog.getByRole('button', { name: 'Save template' }).click();
    await saving.asked;
    await dialog.getByLabel('Text').press('End');
    await page.keyboard.type(' Or not.');
    saving.letGo();
    await expect(dialog.getByText('Saved.')).toBeVisible();
    // What was typed meanwhile is yet to be saved.
    await expect(dialog.getByLabel('Text')).toHaveValue('Hello {name}, ring us. Or not.');
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog.getByLabel('Text')).toHaveValue('Hello {name}, ring us.');
    await dialog.getByRole('button', { name: 'Back to the original words' }).click();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByText('Saved.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form(page).getByLabel('Text')).toHaveValue('Hello Marigold, ring us.');

    // Whoever signs out in the middle of an answer finds it as a note.
    await form(page).getByLabel('Text').fill('Hello Marigold, ring Jo.');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect
      .poll(() => site.sql`select text from request_notes where request_id in (select id from appointments)`)
      .toEqual([{ text: 'Answer not sent: We tried to call you (SD-ANSWER-3)\n\nHello Marigold, ring Jo.' }]);
    expect(await site.sql`select 1 from outbox`).toEqual([]);
  });

  test('Confirm asks when, and the answer says and carries it', async ({ browser }) => {
    await store('SD-ANSWER-5', 'Sample', 'marigold@mail.example');
    await site.sql`update appointments set status = 'contacted', preferred_date = '2027-03-04'`;
    const page = await desk(browser, '/admin/inbox/SD-ANSWER-5');
    const visit = page.getByRole('form', { name: 'Date and time of the visit' });
    await expect(opened(page).getByRole('heading', { name: 'Marigold Sample' })).toBeFocused();
    await page.keyboard.press('f');
    // The day wished for is there; what is missing is asked for where it is missing.
    await expect(visit.getByLabel('Date of the visit')).toHaveValue('2027-03-04');
    await expect(visit.getByLabel('Time')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(visit.getByText('Please choose the time.')).toBeVisible();
    await visit.getByLabel('Date of the visit').fill('2027-03-06');
    await expect(visit.getByText('The office is closed on Saturdays.')).toBeVisible();
    await visit.getByLabel('Date of the visit').fill('2027-03-02');
    await visit.getByLabel('Time').fill('10:30');
    await expect(visit.getByText('On Tuesdays the office is open 11:00 AM-7:00 PM.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(visit).toHaveCount(0);
    await expect(opened(page).getByText('Confirmed, Mar 2, 10:30 AM')).toBeVisible();
    await expect(opened(page).getByText('Tuesday, March 2, 2027 at 10:30 AM')).toBeVisible();
    expect(await site.sql`select (visit_at at time zone 'UTC')::text as at from appointments`).toEqual([
      { at: '2027-03-02 15:30:00' },
    ]);

    await page.getByRole('button', { name: 'Answer by email' }).click();
    await expect(form(page).getByLabel('Text')).toHaveValue(/on Tuesday, March 2, 2027 at 10:30 AM\./);
    await expect(form(page).getByLabel('Attach Mar 2, 10:30 AM as a calendar file')).toBeChecked();
    await page.getByRole('button', { name: 'Change date and time' }).click();
    await expect(visit).toBeVisible();
    await expectAccessible(page, 'an answer and a visit');
    await visit.getByRole('button', { name: 'Cancel' }).click();
    await form(page).getByRole('button', { name: 'Send answer' }).click();
    await expect(form(page)).toHaveCount(0);
    await expect
      .poll(
        () => site.sql`select (visit_at at time zone 'UTC')::text as at from request_answers where request_id in
        (select id from appointments)`,
      )
      .toEqual([{ at: '2027-03-02 15:30:00' }]);

    await page.getByRole('button', { name: 'Change date and time' }).click();
    await expect(visit.getByLabel('Time')).toHaveValue('10:30');
    await visit.getByLabel('Time').fill('14:00');
    await visit.getByRole('button', { name: 'Save the visit' }).click();
    await expect(opened(page).getByText('Confirmed, Mar 2, 2:00 PM')).toBeVisible();
  });
});
