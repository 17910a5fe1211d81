import { TableCell } from 'quill/formats/table.js';
import Table from 'quill/modules/table.js';
import { Quill } from 'react-quill';

/**
 * Quill's table knows `td` only. A table without header cells is a riddle for a screen reader, so a row whose id starts
 * with `head-` is made of `th`; everything else stays Quill's own.
 */
const headPrefix = 'head-';

const newRowId = (prefix = 'row-') => prefix + crypto.randomUUID().slice(0, 8);

class HeadedTableCell extends TableCell {
  static override tagName = ['TD', 'TH'] as unknown as string;

  static override create(value?: unknown): HTMLElement {
    const id = typeof value === 'string' && value ? value : newRowId();
    const node = document.createElement(id.startsWith(headPrefix) ? 'th' : 'td');
    node.setAttribute('data-row', id);
    return node;
  }

  override format(name: string, value: unknown): void {
    const isHead = typeof value === 'string' && value.startsWith(headPrefix);
    if (name === 'table' && typeof value === 'string' && isHead !== (this.domNode.tagName === 'TH')) {
      this.replaceWith('table', value);
    } else {
      super.format(name, value as string);
    }
  }
}

export class HeadedTable extends Table {
  static override register(): void {
    Quill.register({ 'formats/table': HeadedTableCell }, true);
  }

  /** Below the cursor's line, never in the middle of its text. */
  override insertTable(rows: number, columns: number): void {
    const range = this.quill.getSelection(true);
    const [line, offset] = this.quill.getLine(range.index);
    if (!line) return;
    const lineStart = range.index - offset;
    const isEmpty = line.length() === 1;
    const at = isEmpty ? lineStart : Math.min(lineStart + line.length(), this.quill.getLength() - 1);
    const needsBreak = !isEmpty && at < lineStart + line.length();
    if (needsBreak) this.quill.insertText(at, '\n', Quill.sources.USER);
    const start = needsBreak ? at + 1 : at;
    const ops = Array.from({ length: rows }, () => ({
      insert: '\n'.repeat(columns),
      attributes: { table: newRowId() },
    }));
    this.quill.updateContents([...(start > 0 ? [{ retain: start }] : []), ...ops], Quill.sources.USER);
    this.quill.setSelection(start, Quill.sources.SILENT);
  }

  toggleHeaderRow(): void {
    const [, row] = this.getTable();
    const first = row?.domNode.closest('table')?.querySelector('tr');
    if (!first) return;
    const id = newRowId(first.querySelector('th') ? undefined : headPrefix);
    for (const cell of [...first.children]) {
      const blot = Quill.find(cell);
      if (blot instanceof HeadedTableCell) blot.format('table', id);
    }
    this.quill.update(Quill.sources.USER);
  }
}
