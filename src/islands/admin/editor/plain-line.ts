import { type Quill } from './quill-types.ts';

/** An empty paragraph at the beginning of a line, whatever that line is; inserted text would take its kind. */
export function insertPlainLine(quill: Quill, index: number): void {
  quill.updateContents([...(index > 0 ? [{ retain: index }] : []), { insert: '\n' }], 'user');
}
