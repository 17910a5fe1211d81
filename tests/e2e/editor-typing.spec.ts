import { content, letIn, newEditor, newTitle, openDesk, saved, title } from '../support/desk.ts';
import { editorHtml, openPost, paste } from '../support/editor.ts';
import { expect, test } from '../support/policy.ts';

test('signs at the beginning of a line become headings, quotes and lists; Ctrl+K and Ctrl+S do their work', async ({
  page,
}) => {
  await openDesk(page);
  await title(page).fill('Typed');
  await content(page).click();
  for (const text of ['## Heading', '### Smaller', '> A quote'])
    await page.keyboard.type(`${text}`).then(() => page.keyboard.press('Enter'));
  await page.keyboard.press('Enter');
  await page.keyboard.type('- A bullet');
  expect(await editorHtml(page)).toMatch(
    /^<h2>Heading<\/h2><h3>Smaller<\/h3><blockquote>A quote<\/blockquote>.*<li data-list="bullet">A bullet<\/li><\/ol>$/,
  );
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ask us');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Add link' }).getByLabel('Address')).toBeFocused();
  await page.keyboard.type('/contact');
  await page.keyboard.press('Enter');
  await expect(content(page).getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toBeVisible();
});

test('an address pasted onto words is where they lead, a number takes a number’s place; small letters, code and pictures come through', async ({
  page,
}) => {
  await openDesk(page);
  await content(page).fill('The dental association');
  await content(page).press('Control+a');
  await paste(page, { 'text/plain': 'https://www.ada.org/resources' });
  await expect(content(page)).toHaveText('The dental association');
  await expect(content(page).getByRole('link')).toHaveAttribute('href', 'https://www.ada.org/resources');
  await content(page).fill('904-555-0100');
  await content(page).press('Control+a');
  await paste(page, { 'text/plain': '904-555-0199' });
  await expect(content(page)).toHaveText('904-555-0199');

  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await content(page).fill('');
  await paste(page, {
    'text/html':
      '<p>H<sub>2</sub>O and m<span style="vertical-align:super">2</span></p>' +
      '<pre><div>css<button>Copy code</button></div><code>a {\n  b: c;\n}</code></pre>' +
      `<p>See <img src="data:image/png;base64,${png}" alt="A tooth"> here.</p>`,
  });
  await expect(content(page).getByRole('img', { name: 'A tooth' })).toHaveAttribute(
    'src',
    /^\/api\/blog-images\//,
  );
  const html = await editorHtml(page);
  expect(html).toContain('<p>H<sub>2</sub>O and m<sup>2</sup></p>');
  expect(html).not.toContain('Copy');
  expect(html).toMatch(/<p>See <img src="\/api\/blog-images\/[^"]+" alt="A tooth"[^>]*> here\.<\/p>/);
  expect(html).toMatch(/ql-code-block[^>]*>a \{<.*> {2}b: c;<.*>\}</);
});

test('lines pasted into a heading keep their own kind, and the heading keeps its', async ({ page }) => {
  await letIn(page.context(), await newEditor());
  await openPost(page, { title: newTitle('Pasted'), content: '<h2>Visits</h2><p>End</p>' });
  await content(page).getByText('Visits').click();
  await page.keyboard.press('End');
  await paste(page, { 'text/html': '<p>One</p><p>Two</p>', 'text/plain': 'One\n\nTwo' });
  expect(await editorHtml(page)).toBe('<h2>Visits</h2><p>One</p><p>Two</p><p>End</p>');
  await page.keyboard.press('Control+z');
  await expect(content(page).getByRole('heading')).toHaveText('Visits');
  await page.keyboard.press('Home');
  await paste(page, { 'text/plain': 'One\nTwo' });
  expect(await editorHtml(page)).toBe('<p>One</p><p>Two</p><h2>Visits</h2><p>End</p>');
});
