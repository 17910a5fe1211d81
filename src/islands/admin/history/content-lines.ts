/** Stored HTML as the lines a reader sees, for comparing; pictures and headings are named. */
export function contentLines(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll('img').forEach((image) => {
    image.replaceWith(`[Picture: ${image.alt || 'no description'}]`);
  });
  body.querySelectorAll('p, h2, h3, h4, li, blockquote, tr, pre').forEach((line) => {
    line.append('\n');
  });
  body.querySelectorAll('li > :is(ul, ol)').forEach((list) => {
    list.before('\n');
  });
  body.querySelectorAll('td, th').forEach((cell) => {
    cell.append(' | ');
  });
  return body.textContent
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
