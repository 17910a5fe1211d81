/** Stored HTML as the lines a reader sees, for comparing; pictures and headings are named. */
export function contentLines(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img'))
    image.replaceWith(`[Picture: ${image.alt || 'no description'}]`);
  for (const line of body.querySelectorAll('p, h2, h3, h4, li, blockquote, tr, pre')) line.append('\n');
  for (const list of body.querySelectorAll('li > :is(ul, ol)')) list.before('\n');
  for (const cell of body.querySelectorAll('td, th')) cell.append(' | ');
  return body.textContent
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
