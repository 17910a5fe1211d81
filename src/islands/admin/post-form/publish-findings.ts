import { type PostFields } from '#contracts/working-copy.ts';
import { checkPost, type ContentNode, type Finding } from './publish-check.ts';

export function findingsOf({ content, title, excerpt, featuredImage, imageAlt }: PostFields): Finding[] {
  return checkPost({ nodes: contentNodes(content), title, excerpt, featuredImage, imageAlt });
}

/** The first reason this may not be published, if there is one. */
export function mustFix(fields: PostFields): Finding | undefined {
  return findingsOf(fields).find(({ kind }) => kind === 'must');
}

/** The elements of stored HTML in reading order. */
function contentNodes(html: string): ContentNode[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].map((element) => ({
    tag: element.tagName.toLowerCase(),
    text: ownText(element),
    alt: element.getAttribute('alt'),
    href: element.getAttribute('href'),
    hasPicture: element.querySelector('img') !== null,
    hasHeader: element.querySelector('th') !== null,
  }));
}

/** An item's words without those of the lists in it, which are items of their own. */
function ownText(element: Element): string {
  if (element.tagName !== 'LI') return element.textContent;
  const item = element.cloneNode(true) as Element;
  for (const list of item.querySelectorAll('ul, ol')) list.remove();
  return item.textContent;
}
