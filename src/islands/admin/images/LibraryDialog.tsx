import { type LibraryImage } from '../../../contracts/image.ts';
import { Button } from '../../../ui/Button.tsx';
import { DeskDialog } from '../DeskDialog.tsx';
import { ImageGrid } from './ImageGrid.tsx';

/** A picture that is already there, chosen again. */
export function LibraryDialog({
  onClose,
  onPick,
}: {
  onClose: () => void;
  onPick: (image: LibraryImage) => void;
}) {
  return (
    <DeskDialog onClose={onClose} title="Choose an image" className="max-w-4xl">
      <ImageGrid
        caption={(image) => (
          <Button size="small" onClick={() => onPick(image)} aria-label={describe(image)}>
            Use image
          </Button>
        )}
      />
    </DeskDialog>
  );
}

function describe({ usedIn, width, height }: LibraryImage): string {
  const place = usedIn[0] ? `from ${usedIn[0].title}` : 'not used yet';
  return `Use image ${place}, ${width} by ${height}`;
}
