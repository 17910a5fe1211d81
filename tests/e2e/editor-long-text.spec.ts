import { type Page } from 'playwright/test';
import { content, letIn, newEditor, newTitle } from '../support/desk.ts';
import { openPost, paste } from '../support/editor.ts';
import { expect, test } from '../support/policy.ts';

const paragraphs = Array.from(
  { length: 60 },
  (_, index) => `<p>Paragraph ${index + 1}: brush twice, floss once, smile often.</p>`,
).join('');

const pasted = '<p>From another program.</p>'.repeat(20);

/** Where the line one writes on is, and where the bars over both edges of the page end and begin. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const caret = getSelection()?.getRangeAt(0).getBoundingClientRect();
    const anchor = getSelection()?.anchorNode;
    // On an empty line the caret has no box of its own, and is in the line itself.
    const line = (anchor instanceof Element ? anchor : anchor?.parentElement)?.getBoundingClientRect();
    const box = caret && caret.height > 0 ? caret : line;
    return {
      caretTop: box?.top ?? -1,
      caretBottom: box?.bottom ?? Infinity,
      toolsTop: document.querySelector('[role=toolbar][aria-label="Text tools"]')?.getBoundingClientRect()
        .top,
      toolsBottom: document.querySelector('[role=toolbar][aria-label="Text tools"]')?.getBoundingClientRect()
        .bottom,
      toolsHeight: document.querySelector('[role=toolbar][aria-label="Text tools"]')?.clientHeight,
      barTop: document.querySelector('form button[type=submit]')?.parentElement?.getBoundingClientRect().top,
    };
  });

test('in a long text the line one writes on and the tools stay in sight, at 1440 × 900 and at 390 × 844', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await letIn(page.context(), await newEditor());
  await openPost(page, { title: newTitle('Long'), content: paragraphs });
  const expectInSight = () =>
    expect(async () => {
      const { caretTop, caretBottom, toolsTop, toolsBottom, barTop } = await placesOf(page);
      expect(toolsTop).toBeGreaterThanOrEqual(0);
      expect(caretTop).toBeGreaterThanOrEqual(toolsBottom ?? Infinity);
      expect(caretBottom).toBeLessThanOrEqual(barTop ?? 0);
    }).toPass();
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await content(page).getByText('Paragraph 1:').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' More.');
    await expectInSight();
    for (let line = 0; line < 4; line++) {
      await page.keyboard.press('Enter');
      await page.keyboard.type('And more.');
    }
    await expectInSight();
    // What browsers and Quill see to by themselves only once the next letter is typed.
    await page.keyboard.press('Enter');
    await expectInSight();
    await paste(page, { 'text/html': pasted });
    await expectInSight();
    for (let line = 0; line < 30; line++) await page.keyboard.press('ArrowUp');
    await expectInSight();
    for (let line = 0; line < 26; line++) await page.keyboard.press('ArrowDown');
    await expectInSight();
    // One row, and it may be wider than the screen; the page may not.
    expect((await placesOf(page)).toolsHeight).toBeLessThan(60);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
