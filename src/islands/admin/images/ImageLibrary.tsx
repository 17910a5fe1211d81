import { officeDate } from '../post-form/office-time.ts';
import { ImageGrid } from './ImageGrid.tsx';

/** Every uploaded picture and where it is used. */
export function ImageLibrary() {
  return (
    <section className="desk-card p-4 sm:p-6" aria-labelledby="library-title">
      <h2 id="library-title" className="mb-4 font-display text-xl">
        Images
      </h2>
      <ImageGrid
        caption={({ width, height, size, createdAt, usedIn }) => (
          <div className="text-sm">
            <p>
              {width} × {height}, {Math.ceil(size / 1024)} kB
            </p>
            <p className="text-ink-700">Uploaded {officeDate(createdAt)}</p>
            <p className="text-ink-700">
              {usedIn.length === 0
                ? 'Not used in any post'
                : `Used in: ${usedIn.map(({ title }) => title).join(', ')}`}
            </p>
          </div>
        )}
      />
    </section>
  );
}
