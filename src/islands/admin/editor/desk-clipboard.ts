import Clipboard from 'quill/modules/clipboard.js';
import { showToast } from '#ui/toast-event.ts';
import { cleanPaste } from './clean-paste.ts';
import { linkUrl } from './link-url.ts';
import { uploadPasted } from './pictures.ts';
import { insertPlainLine } from './plain-line.ts';
import { type Delta as DeltaType, type Quill, type Range } from './quill-types.ts';

type Matcher = Clipboard['matchers'][number][1];
type TextMatcher = (node: Text, delta: DeltaType) => DeltaType;

/** Loads stored HTML without touching its no-break spaces, and cleans whatever is pasted before Quill sees it. */
export class DeskClipboard extends Clipboard {
  constructor(quill: Quill, options: Partial<Clipboard['options']>) {
    super(quill, options);
    const first = this.matchers.findIndex(([selector]) => selector === Node.TEXT_NODE);
    this.matchers[first] = [Node.TEXT_NODE, matchText as unknown as Matcher];
  }

  override onPaste(range: Range, { text = '', html }: { text?: string; html?: string }): void {
    if (this.#linkSelection(range, text)) return;
    if (!html) {
      const place = text.trim().includes('\n') ? this.#openLine(range, true) : range;
      return super.onPaste(place, { text });
    }
    const { html: clean, pictures, leftOut, isOneLine, endsInParagraph } = cleanPaste(html);
    const place = isOneLine ? range : this.#openLine(range, endsInParagraph);
    super.onPaste(place, { text, html: clean });
    uploadPasted(this.quill, pictures);
    if (leftOut > 0) sayLeftOut(leftOut);
  }

  /** A URL pasted onto words is where they lead. */
  #linkSelection({ index, length }: Range, text: string): boolean {
    const words = this.quill.getText(index, length).trim();
    const url = /^(https?:\/\/|www\.|mailto:)\S+$/i.test(text.trim()) ? linkUrl(text) : undefined;
    if (!words || words.includes('\n') || !url || linkUrl(words)) return false;
    this.quill.formatText(index, length, 'link', url, 'user');
    this.quill.setSelection(index + length, 0, 'silent');
    this.quill.format('link', false, 'user');
    return true;
  }

  /** Several lines pasted into a heading stand between its halves; neither takes the other's kind. */
  #openLine({ index, length }: Range, endsInParagraph: boolean): Range {
    const { quill } = this;
    const { header, caption } = quill.getFormat(index);
    if (!header && !caption) return { index, length };
    if (length > 0) quill.deleteText(index, length, 'user');
    const [line, offset] = quill.getLine(index);
    const hasWordsAfter = line !== null && offset < line.length() - 1;
    const start = offset > 0 ? index + 1 : index;
    if (offset > 0) quill.insertText(index, '\n', header ? { header } : { caption: true }, 'user');
    if (!hasWordsAfter) quill.formatLine(start, 1, { header: false, caption: false }, 'user');
    else if (endsInParagraph) insertPlainLine(quill, start);
    return { index: start, length: 0 };
  }
}

function sayLeftOut(count: number): void {
  showToast({
    title: count === 1 ? 'A picture was left out' : `${count} pictures were left out`,
    description: 'Pictures of other sites are not copied. Save the picture and add it with the Image button.',
  });
}

const blockTags = new Set(
  'BLOCKQUOTE DIV H1 H2 H3 H4 H5 H6 LI OL P PRE TABLE TBODY TD TH TR UL FIGURE FIGCAPTION'.split(' '),
);
const isBlock = (node: Node | null) => node instanceof Element && blockTags.has(node.tagName);

/** White space as a browser shows it: folded, and gone at the edges of a block; code keeps every character. */
const matchText: TextMatcher = (node, delta) => {
  if (node.parentElement?.closest('pre')) return delta.insert(node.data);
  if (/^[ \t\r\n]*$/.test(node.data) && isBetweenBlocks(node)) return delta;
  let text = node.data.replace(/[ \t\r\n]+/g, ' ');
  if (node.previousSibling ? isBlock(node.previousSibling) : isBlock(node.parentElement))
    text = text.replace(/^ /, '');
  if (node.nextSibling ? isBlock(node.nextSibling) : isBlock(node.parentElement))
    text = text.replace(/ $/, '');
  return delta.insert(text);
};

function isBetweenBlocks({ previousSibling, nextSibling, parentElement }: Text): boolean {
  return (
    isBlock(previousSibling) ||
    isBlock(nextSibling) ||
    (!previousSibling && !nextSibling && isBlock(parentElement)) ||
    parentElement?.tagName === 'BODY'
  );
}
