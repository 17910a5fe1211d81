import { type ContentNode } from './publish-check.ts';

/** The elements of stored HTML in reading order. */
export function contentNodes(html: string): ContentNode[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].map((element) => ({
    tag: element.tagName.toLowerCase(),
    text: element.textContent,
    alt: element.getAttribute('alt'),
    href: element.getAttribute('href'),
    hasPicture: element.querySelector('img') !== null,
    hasHeader: element.querySelector('th') !== null,
  }));
}
