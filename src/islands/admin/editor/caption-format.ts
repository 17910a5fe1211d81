import Block from 'quill/blots/block.js';
import { insertPlainLine } from './plain-line.ts';
import { type Range, type ThisQuill } from './quill-types.ts';

/** The words below a picture: a line of their own here, a `figcaption` in a `figure` when stored (see figures.ts). */
export class Caption extends Block {
  static override blotName = 'caption';
  static override tagName = 'FIGCAPTION';
}

/** Enter ends a caption; Backspace at its beginning makes an ordinary line of it. */
export const captionKeys = {
  'caption enter': {
    key: 'Enter',
    format: ['caption'],
    handler(this: ThisQuill, range: Range): boolean {
      const { quill } = this;
      const [line, offset] = quill.getLine(range.index);
      if (!line) return true;
      const end = range.index - offset + line.length();
      if (end < quill.getLength()) insertPlainLine(quill, end);
      else {
        quill.insertText(end - 1, '\n', { caption: true }, 'user');
        quill.formatLine(end, 1, 'caption', false, 'user');
      }
      quill.setSelection(end, 0, 'user');
      return false;
    },
  },
  'caption backspace': {
    key: 'Backspace',
    collapsed: true,
    offset: 0,
    format: ['caption'],
    handler(this: ThisQuill): void {
      this.quill.format('caption', false, 'user');
    },
  },
};
