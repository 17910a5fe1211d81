import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { imagesPageUrl } from '#api/images.ts';
import type { LibraryImage } from '#contracts/answers/image.ts';
import { imagesPerPage } from '#contracts/image.ts';
import { Button } from '#ui/Button.tsx';
import { InputField } from '#ui/fields.tsx';

/** Uploaded pictures, newest first, a page at a time, searched by their words; `caption` says what stands below each. */
export function ImageGrid({ caption }: { caption: (image: LibraryImage) => ReactNode }) {
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const sought = useDeferredValue(search.trim());
  const images = useQuery<LibraryImage[]>({
    queryKey: [imagesPageUrl(page, sought)],
    staleTime: 0,
    placeholderData: (previous) => previous,
  });
  return (
    <div className="grid gap-4">
      <InputField
        label="Search images"
        type="search"
        className="max-w-md"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setPage(1);
        }}
      />
      {images.isPending && <p role="status">Loading images...</p>}
      {images.isError && <p role="alert">Failed to load images</p>}
      {images.data?.length === 0 && <NoImages sought={sought} isPastEnd={page > 1} />}
      {images.data && (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
          {images.data.map((image) => (
            <li key={image.id} className="grid content-start gap-2">
              <img
                src={`${image.imagePath}?w=480`}
                alt=""
                loading="lazy"
                className="aspect-[4/3] w-full rounded-xl bg-sand-100 object-cover"
              />
              {caption(image)}
            </li>
          ))}
        </ul>
      )}
      {(page > 1 || images.data?.length === imagesPerPage) && (
        <div className="flex gap-3">
          {page > 1 && (
            <Button size="small" onClick={() => setPage(page - 1)}>
              Newer
            </Button>
          )}
          {images.data?.length === imagesPerPage && (
            <Button size="small" onClick={() => setPage(page + 1)}>
              Older
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function NoImages({ sought, isPastEnd }: { sought: string; isPastEnd: boolean }) {
  if (sought) return <p>No image matches “{sought}”. Try a word of its description or its post’s title.</p>;
  return <p>{isPastEnd ? 'There are no more images.' : 'No images yet. Upload one with a post.'}</p>;
}
