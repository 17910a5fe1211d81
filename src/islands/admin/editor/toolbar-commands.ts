import { type IconName } from './icons.tsx';
import { type Quill } from './quill-types.ts';
import { type HeadedTable } from './table-formats.ts';

type Formats = Record<string, unknown>;

/** One button: what it is called, how it looks pressed, what it does. Link and image open dialogs and stand apart. */
export interface Command {
  name: string;
  icon: IconName;
  isActive?: (formats: Formats) => boolean;
  run: (quill: Quill) => void;
}

const user = 'user';

const toggle = (name: string, icon: IconName, format: string, value: unknown = true): Command => ({
  name,
  icon,
  isActive: (formats) => formats[format] === value,
  // Asked anew: after an undo or a key the shown state may be a moment behind.
  run: (quill) => quill.format(format, quill.getFormat()[format] === value ? false : value, user),
});

const align = (name: string, icon: IconName, value: string | undefined): Command => ({
  name,
  icon,
  isActive: (formats) => formats['align'] === value,
  run: (quill) => quill.format('align', value ?? false, user),
});

export const commandGroups: { name: string; commands: Command[] }[] = [
  {
    name: 'History',
    commands: [
      { name: 'Undo', icon: 'undo', run: (quill) => quill.history.undo() },
      { name: 'Redo', icon: 'redo', run: (quill) => quill.history.redo() },
    ],
  },
  {
    name: 'Emphasis',
    commands: [
      toggle('Bold', 'bold', 'bold'),
      toggle('Italic', 'italic', 'italic'),
      toggle('Underline', 'underline', 'underline'),
      toggle('Strikethrough', 'strike', 'strike'),
      toggle('Code', 'code', 'code'),
    ],
  },
  {
    name: 'Lists',
    commands: [
      toggle('Bullet list', 'bullet', 'list', 'bullet'),
      toggle('Numbered list', 'ordered', 'list', 'ordered'),
      { name: 'Move list item out', icon: 'outdent', run: (quill) => shift(quill, '-1') },
      { name: 'Move list item in', icon: 'indent', run: (quill) => shift(quill, '+1') },
    ],
  },
  {
    name: 'Blocks',
    commands: [toggle('Quote', 'quote', 'blockquote'), toggle('Code block', 'codeBlock', 'code-block')],
  },
  {
    name: 'Alignment',
    commands: [
      align('Align left', 'left', undefined),
      align('Align center', 'center', 'center'),
      align('Align right', 'right', 'right'),
      align('Justify', 'justify', 'justify'),
    ],
  },
];

/** Only list items nest; an indented paragraph would mean nothing to a reader. */
function shift(quill: Quill, by: '+1' | '-1'): void {
  if (quill.getFormat()['list']) quill.format('indent', by, user);
}

export const blockStyles = [
  ['', 'Paragraph'],
  ['2', 'Heading 2'],
  ['3', 'Heading 3'],
  ['4', 'Heading 4'],
] as const;

const inTable = (name: string, run: (table: HeadedTable) => void) => ({
  name,
  run: (quill: Quill) => run(quill.getModule('table') as HeadedTable),
});

/** Shown only while the cursor stands in a table. */
export const tableCommands = [
  inTable('Row above', (table) => table.insertRowAbove()),
  inTable('Row below', (table) => table.insertRowBelow()),
  inTable('Column left', (table) => table.insertColumnLeft()),
  inTable('Column right', (table) => table.insertColumnRight()),
  inTable('Header row', (table) => table.toggleHeaderRow()),
  inTable('Delete row', (table) => table.deleteRow()),
  inTable('Delete column', (table) => table.deleteColumn()),
  inTable('Delete table', (table) => table.deleteTable()),
];
