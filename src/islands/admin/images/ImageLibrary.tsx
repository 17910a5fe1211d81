import { useRef } from 'react';
import type { LibraryImage } from '#contracts/answers/image.ts';
import { officeDate } from '#practice/dates.ts';
import { DeleteImage } from './DeleteImage.tsx';
import { ImageGrid } from './ImageGrid.tsx';
import { describeUses } from './image-uses.ts';

/** Every uploaded picture and where it is used; what no post shows can be deleted. */
export function ImageLibrary() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="desk desk-card p-4 sm:p-6" aria-labelledby="library-title">
      <h2 ref={heading} id="library-title" tabIndex={-1} className="mb-4 font-display text-xl">
        Images
      </h2>
      <ImageGrid
        caption={(image) => (
          <>
            <Facts image={image} />
            {image.usedIn.length === 0 && (
              <DeleteImage image={image} onDeleted={() => heading.current?.focus()} />
            )}
          </>
        )}
      />
    </section>
  );
}

function Facts({ image: { width, height, size, createdAt, description, usedIn } }: { image: LibraryImage }) {
  return (
    <div className="text-sm">
      {description && <p className="font-semibold">{description}</p>}
      <p className="text-ink-700">
        {width} × {height}, {Math.ceil(size / 1024)} kB
      </p>
      <p className="text-ink-700">Uploaded {officeDate(createdAt)}</p>
      {describeUses(usedIn).map((line) => (
        <p key={line} className="text-ink-700">
          {line}
        </p>
      ))}
    </div>
  );
}
