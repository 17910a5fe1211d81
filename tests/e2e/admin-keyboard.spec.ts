import { type Locator, type Page } from 'playwright/test';
import { content, newEditor, newTitle, row, saved, title, toast } from '../support/desk.ts';
import { expect, test } from '../support/policy.ts';

// No mouse, no tap and no focus by script in this file: everything is reached the way a keyboard reaches it.

const isFocused = (target: Locator) => target.evaluate((node) => node === document.activeElement);

/** Tab, or Shift+Tab, until the focus is there; the place it ends at has to stand out. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let press = 0; press < 60 && !(await isFocused(target)); press++) await page.keyboard.press(key);
  await expect(target).toBeFocused();
  const isMarked = await target.evaluate((node) => {
    const { outlineStyle, boxShadow } = getComputedStyle(node);
    return outlineStyle !== 'none' || boxShadow !== 'none' || node.closest('.desk-editor') !== null;
  });
  expect(isMarked, 'the focus is seen').toBe(true);
}

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const tool = document.activeElement;
    return tool?.getAttribute('aria-label') ?? tool?.textContent ?? '';
  });

/** From the text to its tools and along them, to the one of this name, by the arrow keys. */
async function toTool(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('Home');
  for (let press = 0; press < 60 && (await focusedName(page)) !== name; press++)
    await page.keyboard.press('ArrowRight');
  expect(await focusedName(page)).toBe(name);
}

async function useTool(page: Page, name: string): Promise<void> {
  await toTool(page, name);
  await page.keyboard.press('Enter');
}

/** The names of all tools, as the arrow keys come by them. */
async function walkTools(page: Page): Promise<string[]> {
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('End');
  const last = await focusedName(page);
  await page.keyboard.press('Home');
  const names = [await focusedName(page)];
  while (names.at(-1) !== last && names.length < 60) {
    await page.keyboard.press('ArrowRight');
    names.push(await focusedName(page));
  }
  return names;
}

const plainTools =
  'Text style,Undo,Redo,Bold,Italic,Underline,Strikethrough,Code,Bullet list,Numbered list,Move list item out,' +
  'Move list item in,Quote,Code block,Align left,Align center,Align right,Justify,Link,Image';
const tableTools =
  'Row above,Row below,Column left,Column right,Header row,Delete row,Delete column,Delete table';

async function signIn(page: Page, editor: { email: string; password: string }): Promise<void> {
  await page.goto('/admin');
  const email = page.getByLabel('Email');
  await expect(email).toBeVisible();
  await tabTo(page, email);
  await page.keyboard.type(editor.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(editor.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(content(page)).toBeVisible();
}

test('a whole day’s work at the desk needs no mouse', async ({ page }) => {
  test.slow();
  await signIn(page, await newEditor());
  const name = newTitle('By hand');
  await tabTo(page, title(page));
  await page.keyboard.type(name);

  // The tools are one stop on the way from the title to the text.
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Text style')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(content(page)).toBeFocused();
  await toTool(page, 'Text style');
  await page.keyboard.press('ArrowDown');
  await expect(content(page)).toBeFocused();
  await page.keyboard.type('Brushing');
  await page.keyboard.press('Enter');
  await useTool(page, 'Bullet list');
  await page.keyboard.type('Softly');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('In circles');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await useTool(page, 'Link');
  const dialog = page.getByRole('dialog', { name: 'Add link' });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByLabel('Address'));
  await page.keyboard.type('/contact');
  await tabTo(page, dialog.getByLabel('Text'));
  await page.keyboard.type('Ask us');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(content(page)).toBeFocused();
  await expect(content(page).getByRole('link', { name: 'Ask us' })).toBeVisible();

  expect((await walkTools(page)).join()).toBe(`${plainTools},Table`);
  await page.keyboard.press('Enter');
  await expect(content(page).getByRole('table')).toBeVisible();
  expect((await walkTools(page)).join()).toBe(`${plainTools},${tableTools}`);
  await page.keyboard.press('Enter');
  await expect(content(page).getByRole('table')).toHaveCount(0);
  await expect(content(page)).toBeFocused();
  await expect(saved(page)).toBeVisible();

  // In a list Tab moves the item in; after Escape it leads out of the text from there as well.
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Slug')).toBeFocused();
  await tabTo(page, page.getByLabel('Published', { exact: true }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Create Post' }));
  await page.keyboard.press('Enter');
  await expect(row(page, name)).toContainText('Published');

  await tabTo(page, page.getByLabel('Search posts'));
  await page.keyboard.type(name);
  await tabTo(page, page.getByRole('button', { name: `Edit ${name}` }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Edit Blog Post' })).toBeVisible();
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(', again');
  await tabTo(page, page.getByRole('button', { name: 'Update Post' }));
  await page.keyboard.press('Enter');
  await expect(row(page, `${name}, again`)).toContainText('Published');

  await tabTo(page, page.getByRole('button', { name: `Move ${name}, again to the trash` }));
  await page.keyboard.press('Enter');
  await expect(row(page, name)).toHaveCount(0);
  await expect(toast(page)).toContainText('Moved to the trash');
  await page.keyboard.press('F8');
  await tabTo(page, toast(page).getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(row(page, name)).toContainText('Published');
  const answer = await page.request.get(`/api/admin/blog-posts?q=${encodeURIComponent(name)}`);
  const [post] = (await answer.json()) as { id: string }[];
  const { content: html } = (await (
    await page.request.get(`/api/admin/blog-posts/${post?.id ?? ''}`)
  ).json()) as { content: string };
  for (const part of ['<h2>Brushing</h2>', 'Softly', 'In circles', '<a href="/contact">Ask us</a>'])
    expect(html).toContain(part);

  await tabTo(page, page.getByRole('button', { name: 'Sign Out' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign In to Admin Portal' })).toBeVisible();
});
