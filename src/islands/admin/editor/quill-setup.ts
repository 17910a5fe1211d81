import CodeBlock, { CodeBlockContainer } from 'quill/formats/code.js';
import { Quill } from 'react-quill';
import { DeskClipboard } from './desk-clipboard.ts';
import { SiteImage, SiteLink } from './link-image-formats.ts';
import { takeFiles } from './pictures.ts';
import { HeadedTable } from './table-formats.ts';

/** Named one by one: formula and video (CVE-2025-15056) and everything the toolbar does not offer stay out. */
export const formats = [
  'header',
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
  'link',
  'list',
  'indent',
  'blockquote',
  'code-block',
  'align',
  'image',
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
  tab: { key: 'Tab', handler: () => true },
  'remove tab': { key: 'Tab', shiftKey: true, handler: () => true },
  'list autofill': null,
  'start list': {
    key: ' ',
    collapsed: true,
    format: { 'code-block': false, blockquote: false, table: false, list: false },
    prefix: /^(1\.|-|\*)$/,
    handler: startList,
  },
};

function startList(
  this: { quill: Quill },
  range: { index: number },
  { prefix }: { prefix: string },
): boolean {
  const { quill } = this;
  quill.history.cutoff();
  quill.deleteText(range.index - prefix.length, prefix.length, 'user');
  quill.formatLine(range.index - prefix.length, 1, 'list', prefix === '1.' ? 'ordered' : 'bullet', 'user');
  quill.history.cutoff();
  return false;
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
function takePictures(this: { quill: Quill }, range: { index: number }, files: File[]): void {
  takeFiles(this.quill, range.index, files);
}
