import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { imagesUrl } from '../../../api/images.ts';
import { type LibraryImage } from '../../../contracts/image.ts';
import { Button } from '../../../ui/Button.tsx';

const pageSize = 24;

/** Uploaded pictures, newest first, a page at a time; `caption` says what stands below each. */
export function ImageGrid({ caption }: { caption: (image: LibraryImage) => ReactNode }) {
  const [page, setPage] = useState(1);
  const images = useQuery<LibraryImage[]>({ queryKey: [imagesUrl(page)], staleTime: 0 });
  if (images.isPending) return <p role="status">Loading images...</p>;
  if (images.isError) return <p role="alert">Failed to load images</p>;
  return (
    <>
      {images.data.length === 0 && <p>No images yet. Upload one with a post.</p>}
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-4">
        {images.data.map((image) => (
          <li key={image.id} className="grid content-start gap-2">
            <img
              src={`${image.imagePath}?w=480`}
              alt=""
              loading="lazy"
              className="aspect-square w-full rounded-2xl bg-sand-100 object-cover"
            />
            {caption(image)}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex gap-3">
        {page > 1 && (
          <Button size="small" onClick={() => setPage(page - 1)}>
            Newer
          </Button>
        )}
        {images.data.length === pageSize && (
          <Button size="small" onClick={() => setPage(page + 1)}>
            Older
          </Button>
        )}
      </div>
    </>
  );
}
