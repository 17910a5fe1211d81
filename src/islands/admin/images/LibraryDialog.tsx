import type { LibraryImage } from '#contracts/answers/image.ts';
import { DeskDialog } from '../DeskDialog.tsx';
import { ImagePicker } from './ImagePicker.tsx';

/** A picture that is already there, chosen again. */
export function LibraryDialog({
  onClose,
  onPick,
}: {
  onClose: () => void;
  onPick: (image: LibraryImage) => void;
}) {
  return (
    <DeskDialog onClose={onClose} title="Choose an image" size="broad">
      <ImagePicker onPick={onPick} />
    </DeskDialog>
  );
}
