import { expect, type Browser, type BrowserContextOptions, type Page } from 'playwright/test';
import { test, type BreakableSite } from '../../support/breakable-site.ts';
import { logIn } from '../../support/desk.ts';
import { staffPassword } from '../../support/staff.ts';

/** What `docs/desk-actions.md` says: actions for each request, the one to the next included. Each key, and each text typed, is one. */
const most = { contacted: 2, noAnswer: 2, confirmed: 5, noted: 5, answered: 4 };
type Case = keyof typeof most;

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
  await site.sql`
    insert into appointments (reference, first_name, last_name, email, phone, preferred_date, due_at)
    select 'SD-DAY-' || n, 'Sample', 'No' || n, 'sample-' || n || '@mail.example', '(904) 555-0100',
      current_date + 20, now() + n * interval '10 minutes'
    from generate_series(1001, 1030) n`;
});

async function desk(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, ...options });
  await logIn(context.request, jo);
  const page = await context.newPage();
  await page.goto('/admin/inbox');
  await expect(page.getByRole('region', { name: 'Inbox' })).toHaveAttribute('data-ready', '');
  return page;
}

const opened = (page: Page) => page.getByRole('article');
const nextButton = (page: Page) => opened(page).getByRole('button', { name: /^Next: / });

test('thirty requests are worked off by keyboard alone, in the number of actions we say', async ({
  browser,
}) => {
  const page = await desk(browser);
  let actions = 0;
  const press = async (key: string) => {
    actions += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    actions += 1;
    await page.keyboard.type(text);
  };
  const works: Record<Case, () => Promise<void>> = {
    contacted: () => press('c'),
    noAnswer: () => press('n'),
    confirmed: async () => {
      await press('c');
      await expect(opened(page).getByRole('button', { name: 'Confirm' })).toBeEnabled();
      await press('f');
      await expect(opened(page).getByLabel('Time (office time)')).toBeFocused();
      await type('1030A');
      await press('Enter');
    },
    noted: async () => {
      await press('m');
      await type('Prefers the afternoon');
      await press('Control+Enter');
      await expect(opened(page).getByText('Prefers the afternoon')).toBeVisible();
      await expect(opened(page).getByRole('heading', { level: 2 })).toBeFocused();
      await press('c');
    },
    answered: async () => {
      await press('a');
      await expect(opened(page).getByLabel('Begin with')).toBeFocused();
      // The third template with a W: on a busy machine a whole word takes longer than a list waits for its next letter.
      await type('www');
      await expect(opened(page).getByLabel('Subject')).toHaveValue(/^Which day suits you/);
      await press('Control+Enter');
    },
  };
  const day: Case[] = [
    ...Array<Case>(14).fill('contacted'),
    ...Array<Case>(6).fill('noAnswer'),
    ...Array<Case>(4).fill('confirmed'),
    ...Array<Case>(3).fill('noted'),
    ...Array<Case>(3).fill('answered'),
  ];
  const taken = new Map<Case, number>();
  // From the list to the first one.
  await page.keyboard.press('j');
  for (const [done, work] of day.entries()) {
    await expect(opened(page).getByRole('heading', { name: `Sample No${1001 + done}` })).toBeFocused();
    actions = 0;
    await works[work]();
    if (done < day.length - 1) {
      await expect(nextButton(page)).toBeFocused();
      await press('Enter');
    }
    taken.set(work, Math.max(taken.get(work) ?? 0, actions));
  }
  await expect(opened(page).getByText('Nobody else is waiting here.')).toBeVisible();
  expect(Object.fromEntries(taken)).toEqual(most);
  const [row] = await site.sql`
    select count(*) filter (where status = 'contacted')::int as contacted,
      count(*) filter (where status = 'confirmed' and visit_at is not null)::int as confirmed,
      count(*) filter (where status = 'pending')::int as pending from appointments`;
  expect(row).toEqual({ contacted: '26', confirmed: '4', pending: '0' });
  expect(await site.sql`select 1 from request_answers`).toHaveLength(3);
});

test('on a phone each of them is two taps, in reach without scrolling', async ({ browser }) => {
  const page = await desk(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.getByRole('button', { name: /Sample No1001/ }).tap();
  for (const number of [1001, 1002, 1003]) {
    await expect(opened(page).getByRole('heading', { name: `Sample No${number}` })).toBeVisible();
    for (const button of [opened(page).getByRole('button', { name: 'Mark contacted' }), nextButton(page)]) {
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.tap();
    }
  }
  await expect(opened(page).getByRole('heading', { name: 'Sample No1004' })).toBeVisible();
});
