import type { LibraryImage } from '#contracts/answers/image.ts';
import { Button } from '#ui/Button.tsx';
import { ImageGrid } from './ImageGrid.tsx';
import { describeUses } from './image-uses.ts';

/** The library, to take a picture from. */
export function ImagePicker({ onPick }: { onPick: (image: LibraryImage) => void }) {
  return (
    <ImageGrid
      caption={(image) => (
        <>
          <p className="text-sm">
            <span className="block font-semibold">{image.description ?? 'No description yet'}</span>
            <span className="block text-ink-700">{describeUses(image.usedIn)[0]}</span>
          </p>
          <Button
            size="small"
            className="justify-self-start"
            onClick={() => onPick(image)}
            aria-label={nameOf(image)}
          >
            Use image
          </Button>
        </>
      )}
    />
  );
}

function nameOf({ usedIn, description, width, height }: LibraryImage): string {
  const [first] = usedIn;
  const place = first ? `from ${first.title}` : 'not used yet';
  return `Use image ${place}, ${description ?? 'not described'}, ${width} by ${height}`;
}
