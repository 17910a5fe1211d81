import CodeBlock, { CodeBlockContainer } from 'quill/formats/code.js';
import { Quill } from 'react-quill';
import { Caption, captionKeys } from './caption-format.ts';
import { DeskClipboard } from './desk-clipboard.ts';
import { SiteImage, SiteLink } from './link-image-formats.ts';
import { pictureKeys } from './picture-keys.ts';
import { takeFiles } from './pictures.ts';
import { type ThisQuill } from './quill-types.ts';
import { HeadedTable } from './table-formats.ts';

/** Named one by one: formula and video (CVE-2025-15056) and everything the toolbar does not offer stay out. */
export const formats = [
  'header',
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
  'script',
  'link',
  'list',
  'indent',
  'blockquote',
  'code-block',
  'align',
  'image',
  'caption',
  'table',
];

class PlainCodeBlock extends CodeBlock {
  static override register(): void {
    // Its container is registered below.
  }
}

Quill.register(
  {
    'formats/link': SiteLink,
    'formats/image': SiteImage,
    'formats/caption': Caption,
    // The plain one: Quill's highlighter puts its own in the place.
    'formats/code-block': PlainCodeBlock,
    'formats/code-block-container': CodeBlockContainer,
    'modules/clipboard': DeskClipboard,
    'modules/table': HeadedTable,
  },
  true,
);

/** Tab indents where that means something (list, table, code) and otherwise goes on to the next field. */
const bindings = {
  ...pictureKeys,
  ...captionKeys,
  tab: { key: 'Tab', handler: () => true },
  'remove tab': { key: 'Tab', shiftKey: true, handler: () => true },
  'list autofill': null,
  'start list': asTyped(/^(1\.|-|\*)$/, (sign) => ['list', sign === '1.' ? 'ordered' : 'bullet']),
  'start heading': asTyped(/^#{1,4}$/, (sign) => ['header', Math.max(2, sign.length)]),
  'start quote': asTyped(/^>$/, () => ['blockquote', true]),
};

/** Signs at the beginning of a line and a space make it a list, a heading or a quote; Undo gives the signs back. */
function asTyped(prefix: RegExp, formatOf: (sign: string) => [name: string, value: unknown]) {
  return {
    key: ' ',
    collapsed: true,
    format: { 'code-block': false, blockquote: false, table: false, list: false, header: false },
    prefix,
    handler(
      this: ThisQuill,
      range: { index: number },
      { prefix: sign, offset }: { prefix: string; offset: number },
    ): boolean {
      // Only where the signs are all there is before the cursor.
      if (offset !== sign.length) return true;
      const { quill } = this;
      const lineStart = range.index - sign.length;
      quill.history.cutoff();
      quill.deleteText(lineStart, sign.length, 'user');
      quill.formatLine(lineStart, 1, ...formatOf(sign), 'user');
      quill.history.cutoff();
      return false;
    },
  };
}

export const editorModules = {
  toolbar: false,
  table: true,
  history: { delay: 800, maxStack: 200, userOnly: true },
  keyboard: { bindings },
  uploader: {
    mimetypes: [
      'image/jpeg',
      'image/png',
      'image/webp',
      'image/gif',
      'image/avif',
      'image/heic',
      'image/heif',
      'image/svg+xml',
      'image/tiff',
      'image/bmp',
    ],
    handler: takePictures,
  },
};

/** Quill calls this as a method of its uploader. */
function takePictures(this: ThisQuill, range: { index: number }, files: File[]): void {
  takeFiles(this.quill, range.index, files);
}
