import { type Page } from 'playwright/test';
import {
  content,
  newTitle,
  openDesk,
  openForEditing,
  pressCreate,
  row,
  storedContent,
  title,
  tool,
} from '../support/desk.ts';
import { expect, test } from '../support/policy.ts';

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
}

/** A line of its own, with one tool used on it. */
async function line(page: Page, toolName: string, text: string): Promise<void> {
  await tool(page, toolName).click();
  await type(page, text);
  await page.keyboard.press('Enter');
}

async function marked(page: Page, toolName: string, text: string): Promise<void> {
  await tool(page, toolName).click();
  await type(page, text);
  await tool(page, toolName).click();
  await type(page, ' ');
}

async function writeWithEveryTool(page: Page): Promise<void> {
  await content(page).click();
  const style = page.getByLabel('Text style');
  for (const level of ['2', '3', '4']) {
    await style.selectOption(level);
    await type(page, `Heading ${level}`);
    await page.keyboard.press('Enter');
  }
  await style.selectOption('');
  for (const name of ['Bold', 'Italic', 'Underline', 'Strikethrough', 'Code'])
    await marked(page, name, `${name} words`);
  await type(page, 'and  two spaces, 10\u00a0% fluoride, 歯 🦷 العربية');
  await page.keyboard.press('Enter');
  for (const name of ['Align center', 'Align right', 'Justify']) await line(page, name, `${name} text`);
  await tool(page, 'Align left').click();
  await line(page, 'Quote', 'A quote');
  await tool(page, 'Quote').click();
  await line(page, 'Bullet list', 'First bullet');
  await page.keyboard.press('Tab');
  await type(page, 'Inner bullet');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await type(page, 'Second bullet');
  await page.keyboard.press('Enter');
  await tool(page, 'Numbered list').click();
  await type(page, 'First number');
  await page.keyboard.press('Enter');
  await tool(page, 'Move list item in').click();
  await type(page, 'Inner number');
  await page.keyboard.press('Enter');
  await tool(page, 'Move list item out').click();
  await tool(page, 'Numbered list').click();
  await tool(page, 'Code block').click();
  await type(page, 'if (tooth) {');
  await page.keyboard.press('Enter');
  await type(page, '  brush();');
  await page.keyboard.press('Enter');
  await type(page, '}');
  await page.keyboard.press('Enter');
  await tool(page, 'Code block').click();
  await tool(page, 'Link').click();
  await page.getByLabel('Address').fill('/contact');
  await page.getByRole('dialog').getByLabel('Text').fill('Ask us');
  await page.getByRole('dialog').getByRole('button', { name: 'Add link' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await writeTable(page);
}

async function writeTable(page: Page): Promise<void> {
  await tool(page, 'Table').click();
  await type(page, 'Visit');
  await page.keyboard.press('Tab');
  await type(page, 'Price');
  await use(page, 'Row below', 'Column right', 'Column left');
  await page.keyboard.press('ArrowRight');
  await use(page, 'Delete column');
  await page.keyboard.press('ArrowDown');
  await type(page, 'Cleaning');
  await use(page, 'Row above', 'Delete row', 'Header row');
}

async function use(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await tool(page, name).click();
}

async function addPicture(page: Page): Promise<void> {
  await tool(page, 'Image').click();
  await page.getByLabel('Image file').setInputFiles('src/assets/images/share/share.png');
  await page.getByRole('dialog').getByLabel('Description').fill('The share card');
  await page.getByRole('dialog').getByRole('button', { name: 'Add image' }).click();
  await expect(content(page).getByRole('img', { name: 'The share card' })).toHaveAttribute(
    'src',
    /^\/api\/blog-images\//,
  );
}

test('what every tool makes is the same after three rounds of saving and opening', async ({ page }) => {
  test.slow();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      problems.push(`${message.text()} ${message.location().url}`);
  });
  await openDesk(page);
  const name = newTitle('Every tool');
  await title(page).fill(name);
  await writeWithEveryTool(page);
  await page.keyboard.press('Control+Home');
  await addPicture(page);
  const picture = await content(page).getByRole('img', { name: 'The share card' }).getAttribute('src');
  const id = await pressCreate(page);
  await expect(row(page, name)).toBeVisible();

  const first = await storedContent(page, id);
  expectEveryFormat(first);
  for (let round = 1; round <= 3; round++) {
    await openForEditing(page, name);
    // A change and its undoing: the text is serialised from the editor again.
    await content(page).click();
    await page.keyboard.press('Control+End');
    await type(page, 'x');
    await page.keyboard.press('Backspace');
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expect(page.getByRole('heading', { name: 'Create New Blog Post' })).toBeVisible();
    expect(await storedContent(page, id), `round ${round}`).toBe(first);
  }
  // The dialog lists every picture there is, and another test may have deleted one of its own meanwhile.
  const ofOthers = (problem: string) =>
    problem.includes('/api/blog-images/') && !problem.includes(String(picture));
  expect(problems.filter((problem) => !ofOthers(problem))).toEqual([]);
});

function expectEveryFormat(html: string): void {
  for (const part of [
    'Heading 2</h2>',
    '<h3>Heading 3</h3>',
    '<h4>Heading 4</h4>',
    '<strong>Bold words</strong>',
    '<em>Italic words</em>',
    '<u>Underline words</u>',
    '<s>Strikethrough words</s>',
    '<code>Code words</code>',
    'ql-align-center',
    'ql-align-right',
    'ql-align-justify',
    '<blockquote>A quote</blockquote>',
    'First bullet',
    'Inner number',
    '  brush();',
    '<a href="/contact">Ask us</a>',
    '<th',
    'Visit',
    'alt="The share card"',
    '歯 🦷 العربية',
  ])
    expect(html).toContain(part);
  expect(html).not.toMatch(/style=|data:|blob:|ql-ui|contenteditable/);
}

test('undo takes back and redo brings again, the keyboard reaches the tools and never stays caught, and a tool at rest says its name', async ({
  page,
}) => {
  await page.clock.install();
  await openDesk(page);
  await content(page).click();
  // At once: keys that come slowly are taken back one by one.
  await page.keyboard.insertText('Floss');
  await tool(page, 'Undo').click();
  await expect(content(page)).toHaveText('');
  await tool(page, 'Redo').click();
  await expect(content(page)).toHaveText('Floss');

  await content(page).click();
  await page.keyboard.press('Alt+F10');
  await expect(tool(page, 'Undo')).toBeFocused();
  for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Bullet list')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(content(page)).toBeFocused();
  await type(page, 'Brush');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(content(page)).not.toBeFocused();
  await expect(page.getByLabel('Slug')).toBeFocused();

  // After 700 ms of rest, its neighbor at once, and Escape puts it away.
  const tip = page.locator('.tooltip');
  await page.clock.pauseAt(Date.now() + 60_000);
  await tool(page, 'Bold').hover();
  await page.clock.runFor(690);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tip).toContainText('Bold');
  const { x = 0, y = 0, width = 0, height = 0 } = (await tool(page, 'Italic').boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
  await page.clock.runFor(20);
  await expect(tip).toContainText('Italic');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
});
