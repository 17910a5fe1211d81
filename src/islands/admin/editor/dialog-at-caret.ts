import { type OpenDialog } from './EditorDialogs.tsx';
import { selectedPicture } from './placed-pictures.ts';
import { type Quill } from './quill-types.ts';

/** Asks for a link where the caret stands: for another one, where it stands in one. Nothing, before there is an editor. */
export function linkDialog(quill: Quill | null): OpenDialog | undefined {
  const range = quill?.getSelection(true);
  if (!quill || !range) return undefined;
  const href = String(quill.getFormat(range)['link'] ?? '');
  return { kind: 'link', href, text: quill.getText(range.index, range.length) };
}

/** Asks for a picture there, or for the words of the one that is selected. */
export function imageDialog(quill: Quill | null): OpenDialog | undefined {
  const range = quill?.getSelection(true);
  if (!quill || !range) return undefined;
  const picture = selectedPicture(quill, range);
  return picture ? { kind: 'describe', picture } : { kind: 'insert', index: range.index };
}
