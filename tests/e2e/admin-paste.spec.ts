import { readFileSync } from 'node:fs';
import { type Page } from 'playwright/test';
import { content, openDesk } from '../support/desk.ts';
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

test('text from Word, from Google Docs and from a web page comes out clean', async ({ page }) => {
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
});

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a pasted picture is uploaded, as a file and as base64; one that cannot be used leaves the text as it was', async ({
  page,
}) => {
  await openDesk(page);
  await content(page).fill('Words');
  await paste(page, '', [{ type: 'image/png', base64: btoa('<svg onload="alert(1)"></svg>') }]);
  await expect(page.getByText('SVG drawings cannot be uploaded').first()).toBeVisible();
  await expect(content(page).locator('img')).toHaveCount(0);
  await expect(content(page)).toHaveText('Words');

  await paste(page, '', [{ type: 'image/png', base64: png }]);
  const pictures = content(page).locator('img');
  await expect(pictures).toHaveCount(1);
  await expect(pictures.first()).toHaveAttribute('src', /^\/api\/blog-images\//);
  await paste(page, `<p>Look:</p><p><img src="data:image/png;base64,${png}"></p>`);
  await expect(content(page)).toContainText('Look:');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all())
    await expect(picture).toHaveAttribute('src', /^\/api\/blog-images\//);
});
