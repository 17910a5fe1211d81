import Clipboard from 'quill/modules/clipboard.js';
import { showToast } from '../../../ui/toast-event.ts';
import { cleanPaste } from './clean-paste.ts';
import { takeFiles } from './pictures.ts';
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

  override onPaste(range: Range, { text, html }: { text?: string; html?: string }): void {
    const cleaned = html ? cleanPaste(html) : undefined;
    super.onPaste(range, { text: text ?? '', ...(cleaned ? { html: cleaned.html } : {}) });
    if (cleaned) this.#takePictures(cleaned.pictures, cleaned.leftOut);
  }

  /** Base64 becomes files and is uploaded like any other picture. */
  #takePictures(pictures: string[], leftOut: number): void {
    const files = pictures.map(toFile).filter((file) => file !== undefined);
    takeFiles(this.quill, this.quill.getSelection()?.index ?? this.quill.getLength() - 1, files);
    if (leftOut > 0) {
      showToast({
        title: leftOut === 1 ? 'A picture was left out' : `${leftOut} pictures were left out`,
        description:
          'Pictures of other sites are not copied. Save the picture and add it with the Image button.',
      });
    }
  }
}

/** A `fetch` of the address would be against the site's policy, so it is taken apart here. */
function toFile(dataUrl: string): File | undefined {
  const [, type, base64] = /^data:(image\/[\w.+-]+);base64,([\w+/=\s]+)$/.exec(dataUrl) ?? [];
  if (!type || !base64) return undefined;
  return new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], 'pasted', { type });
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
