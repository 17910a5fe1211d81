import { type Browser, type Locator, type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import {
  content,
  letIn,
  newEditor,
  newTitle,
  openDesk,
  openForEditing,
  row,
  title,
  toast,
  tool,
} from '../support/desk.ts';
import { openPost } from '../support/editor.ts';
import { expect, test } from '../support/policy.ts';

/** Counts what a hand does: a click, a field filled in, a file chosen. */
function hand() {
  let count = 0;
  const counted =
    <Rest extends unknown[]>(act: (target: Locator, ...rest: Rest) => Promise<void>) =>
    async (target: Locator, ...rest: Rest) => {
      count += 1;
      await act(target, ...rest);
    };
  return {
    click: counted((target) => target.click()),
    fill: counted((target, text: string) => target.fill(text)),
    choose: counted((target, file: string) => target.setInputFiles(file)),
    actions: () => count,
  };
}

/** What a reader with JavaScript off gets at an address. */
async function readWithoutScript(browser: Browser, path: string) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await page.goto(path);
  return { status: answer?.status(), page, close: () => context.close() };
}

test('a newcomer’s first post: from signing in to published with a described picture in at most 25 actions', async ({
  page,
}) => {
  const editor = await newEditor();
  const { click, fill, choose, actions } = hand();
  await page.goto('/admin');
  await fill(page.getByLabel('Email'), editor.email);
  await fill(page.getByLabel(/^Password/), editor.password);
  await click(page.getByRole('button', { name: 'Sign In to Admin Portal' }));
  const name = newTitle('My first post');
  await fill(title(page), name);
  await fill(content(page), 'Hello from the hygienist.');
  await click(tool(page, 'Image'));
  const dialog = page.getByRole('dialog', { name: 'Add image' });
  await choose(dialog.getByLabel('Image file'), 'src/assets/images/share/share.png');
  await fill(dialog.getByLabel('Description'), 'The practice’s card');
  await click(dialog.getByRole('button', { name: 'Add image' }));
  await expect(content(page).getByRole('img', { name: 'The practice’s card' })).toHaveAttribute(
    'src',
    /^\/api/,
  );
  await expect(page.getByText('Before you publish')).toHaveCount(0);
  await click(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(row(page, name)).toContainText('Published');
  await expect(toast(page)).toContainText('Patients can read it now.');
  const opened = page.waitForEvent('popup');
  await click(toast(page).getByRole('button', { name: 'View post' }));
  const reader = await opened;
  await expect(reader.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(reader.getByRole('img', { name: 'The practice’s card' })).toBeVisible();
  expect(actions()).toBeLessThanOrEqual(25);
});

test('each button says what it does to what patients see, Preview shows what is in the form, and what is published is in the HTML of the next request, and gone when it is taken back', async ({
  page,
  browser,
}) => {
  await openDesk(page);
  const name = newTitle('Says so');
  await title(page).fill(name);
  await content(page).fill('Some four words here');
  const create = page.getByRole('button', { name: 'Create Post' });
  await expect(create).toHaveAccessibleDescription('saves a draft');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveAccessibleDescription(
    'publishes it now',
  );
  await expect(page.getByText('4 words, 1 min to read')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview' }).click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(tab.getByText('Some four words here')).toBeVisible();
  await expect(tab.getByRole('note')).toContainText('not public');
  await tab.close();
  await page.getByText('How it looks elsewhere').click();
  await expectAccessible(page, 'appearance, bar');
  await page.getByLabel('Published', { exact: true }).check();
  await expect(create).toHaveAccessibleDescription('publishes it now');
  const year = new Date().getUTCFullYear() + 1;
  await page.getByLabel('Publish at (office time)').fill(`${year}-07-01T08:00`);
  await expect(create).toHaveAccessibleDescription(/^schedules it for Jul 1, 8:00\sAM$/);
  await page.getByLabel('Publish at (office time)').fill('');
  await create.click();
  await expect(row(page, name)).toContainText('Published');

  const list = await readWithoutScript(browser, '/blog');
  const card = list.page.getByRole('article').filter({ hasText: name });
  await expect(card).toBeVisible();
  const url = (await card.getByRole('link').first().getAttribute('href')) ?? '';
  await list.close();
  const post = await readWithoutScript(browser, url);
  expect(post.status).toBe(200);
  await expect(post.page.getByText('Some four words here')).toBeVisible();
  await post.close();

  await openForEditing(page, name);
  await expect(page.getByLabel('Published', { exact: true })).toBeChecked();
  const update = page.getByRole('button', { name: 'Update Post' });
  await expect(update).toHaveAccessibleDescription('changes what patients read');
  await page.getByLabel('Published', { exact: true }).uncheck();
  await expect(update).toHaveAccessibleDescription('takes it off the site');
  await update.click();
  await expect(row(page, name)).toContainText('Draft');
  const gone = await readWithoutScript(browser, url);
  expect(gone.status).toBe(404);
  await gone.close();
});

test('two editors at one post name each other', async ({ page, browser }) => {
  const one = await letIn(page.context(), await newEditor());
  const name = newTitle('Both of us');
  await openPost(page, { title: name, content: '<p>Ours</p>' });
  const context = await browser.newContext();
  const second = await context.newPage();
  const other = await openDesk(second);
  await openForEditing(second, name);
  await content(page).fill('Mine');
  await content(second).fill('Also mine');
  const warned = (at: Page, who: string) =>
    expect(at.getByText(`${who} has unsaved changes on this post`)).toBeVisible();
  await warned(page, other.name);
  await warned(second, one.name);
  await context.close();
});
