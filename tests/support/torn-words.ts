import { type Page } from 'playwright/test';

/** Of which words, prices and numbers a part stands on the next line; outside of headings only those no longer than a narrow column. */
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
      if (inOneLine(node, 0, node.textContent?.length ?? 0)) continue;
      const parts = node.parentElement?.closest('h1, h2, h3, th')
        ? /[^\s-]+/g
        : /X-rays|\(\d{3}\) \d{3}-\d{4}|Suite \d+|\b[A-Z]{2} \d{5}\b|(?<![\p{L}\d@.-])[$/]?[\p{L}\d,.]{2,16}(?![\p{L}\d@.-])/gu;
      for (const { 0: part, index } of (node.textContent ?? '').matchAll(parts))
        if (!inOneLine(node, index, part.length)) torn.push(part);
    }
    return torn;
  });
