import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Page } from 'playwright/test';
import { content, newTitle, openDesk, pressCreate, storedContent, title } from '../support/desk.ts';
import { expect, test } from '../support/policy.ts';

const fixture = (name: string) => readFileSync(`tests/fixtures/paste/${name}.html`, 'utf8');

async function paste(
  page: Page,
  html: string,
  files: { type: string; base64: string }[] = [],
): Promise<void> {
  await content(page).click();
  await content(page).evaluate(
    (root, given) => {
      const data = new DataTransfer();
      if (given.html) data.setData('text/html', given.html);
      for (const { type, base64 } of given.files) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], 'picture', { type }));
      }
      root.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    { html, files },
  );
}

/** The editor's HTML without what differs from run to run. */
async function pasted(page: Page): Promise<string> {
  const html = await content(page).innerHTML();
  return html
    .replaceAll(/ data-row="[^"]*"/g, '')
    .replaceAll('<span class="ql-ui" contenteditable="false"></span>', '')
    .replaceAll(' spellcheck="false"', '');
}

const joined = (html: string) =>
  html
    .split('\n')
    .map((line) => line.replace(/\r/, ''))
    .join('');

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const share = 'src/assets/images/share/share.png';

/** Files carried from a folder onto the page and let go there, as the browser itself reports it. */
async function drop(page: Page, at: { x: number; y: number }, files: string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: files.map((file) => resolve(file)), dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, ...at, data });
}

/** A point on the last line of the text. */
async function endOfText(page: Page): Promise<{ x: number; y: number }> {
  const line = content(page).locator('p').last();
  await line.scrollIntoViewIfNeeded();
  const box = await line.boundingBox();
  if (!box) throw new Error('There is no line.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('pasted text comes out clean, pasted and dropped pictures are uploaded, and what cannot be used leaves the text as it was', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await openDesk(page);
  for (const source of ['word', 'google-docs', 'web-page'])
    await test.step(source, async () => {
      await content(page).fill('');
      await paste(page, fixture(source));
      await expect(async () => {
        expect(joined(await pasted(page)).replace(/<p><br><\/p>$/, '')).toBe(
          joined(fixture(`${source}.expected`)),
        );
      }).toPass();
    });
  expect(problems.filter((text) => !text.includes('404'))).toEqual([]);

  const pictures = content(page).locator('img');
  await test.step('pictures, pasted', async () => {
    await content(page).fill('');
    // What came last began with a heading.
    await page.getByLabel('Text style').selectOption('');
    await content(page).fill('Words');
    await paste(page, '', [{ type: 'image/png', base64: btoa('<svg onload="alert(1)"></svg>') }]);
    await expect(page.getByText('SVG drawings cannot be uploaded').first()).toBeVisible();
    await expect(pictures).toHaveCount(0);
    await expect(content(page)).toHaveText('Words');

    await paste(page, '', [{ type: 'image/png', base64: png }]);
    await expect(pictures).toHaveCount(1);
    await expect(pictures.first()).toHaveAttribute('src', /^\/api\/blog-images\//);
    await paste(page, `<p>Look:</p><p><img src="data:image/png;base64,${png}"></p>`);
    await expect(content(page)).toContainText('Look:');
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all())
      await expect(picture).toHaveAttribute('src', /^\/api\/blog-images\//);
  });

  await test.step('pictures, dropped, and never base64', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.postData() ?? '');
    });
    await title(page).fill(newTitle('Dropped'));
    await content(page).fill('Look at this:');
    await expect(pictures).toHaveCount(0);
    await drop(page, await endOfText(page), [share, share]);
    await expect(pictures).toHaveCount(2);
    for (const index of [0, 1])
      await expect(pictures.nth(index)).toHaveAttribute('src', /^\/api\/blog-images\//);
    await expect(content(page)).toContainText('Look at this:');

    const html = await storedContent(page, await pressCreate(page));
    expect(html.match(/<img src="\/api\/blog-images\/[0-9a-f-]{36}"/g)).toHaveLength(2);
    expect([html, ...sent].filter((text) => /data:image|;base64,|blob:/.test(text))).toEqual([]);
  });
});
