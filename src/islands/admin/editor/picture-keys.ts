import { selectedPicture, selectPicture } from './placed-pictures.ts';
import { type Quill, type Range, type ThisQuill } from './quill-types.ts';

/** An arrow key beside a picture selects it; the next one goes on behind it. */
const arrow = (key: 'ArrowLeft' | 'ArrowRight') => ({
  key,
  shiftKey: false,
  altKey: null,
  handler(this: ThisQuill, range: Range): boolean {
    const { quill } = this;
    const isBack = key === 'ArrowLeft';
    if (range.length > 0) {
      if (!selectedPicture(quill, range)) return true;
      quill.setSelection(isBack ? range.index : range.index + 1, 0, 'user');
      return false;
    }
    const beside = { index: isBack ? range.index - 1 : range.index, length: 1 };
    const picture = beside.index < 0 ? undefined : selectedPicture(quill, beside);
    if (!picture) return true;
    quill.setSelection(beside.index, 1, 'user');
    return false;
  },
});

export const pictureKeys = { 'embed left': arrow('ArrowLeft'), 'embed right': arrow('ArrowRight') };

/** A click selects a picture; so does going up or down into a line that holds nothing else. */
export function selectPicturesByHand(quill: Quill): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof HTMLImageElement) selectPicture(quill, target);
  };
  const onKeyUp = ({ key, shiftKey }: KeyboardEvent) => {
    if ((key !== 'ArrowUp' && key !== 'ArrowDown') || shiftKey) return;
    const range = quill.getSelection();
    if (range?.length !== 0) return;
    const [line] = quill.getLine(range.index);
    const only = line?.length() === 2 && (line.domNode as Element).querySelector('img');
    if (only) selectPicture(quill, only);
  };
  quill.root.addEventListener('click', onClick);
  quill.root.addEventListener('keyup', onKeyUp);
  return () => {
    quill.root.removeEventListener('click', onClick);
    quill.root.removeEventListener('keyup', onKeyUp);
  };
}
