import { type Page } from 'playwright/test';

/** Of which words of a heading or of a table’s head, and of which terms and numbers anywhere, a part stands on the next line. */
export const tornApart = (page: Page) =>
  page.evaluate(() => {
    const inOneLine = (node: Node, start: number, length: number) => {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, start + length);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size <= 1;
    };
    const torn: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const parts = node.parentElement?.closest('h1, h2, h3, th')
        ? /[^\s-]+/g
        : /X-rays|\(\d{3}\) \d{3}-\d{4}|Suite \d+|\b[A-Z]{2} \d{5}\b/g;
      for (const { 0: part, index } of (node.textContent ?? '').matchAll(parts))
        if (!inOneLine(node, index, part.length)) torn.push(part);
    }
    return torn;
  });
