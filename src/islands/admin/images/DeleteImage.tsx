import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#api/client.ts';
import { deleteImage, imagesUrl } from '#api/images.ts';
import type { LibraryImage } from '#contracts/answers/image.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast-event.ts';
import { DeskDialog } from '../DeskDialog.tsx';
import { withSession } from '../session/session-gate.ts';
import { showError } from '../show-error.ts';

interface DeleteImageProps {
  image: LibraryImage;
  /** The button is gone with its picture, so the focus needs another place. */
  onDeleted: () => void;
}

/** For a picture no post shows. There is no way back, so it asks; whether something else needs it, the server knows. */
export function DeleteImage({ image: { id, imagePath, width, height }, onDeleted }: DeleteImageProps) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);

  const remove = async () => {
    setIsAsking(false);
    try {
      await withSession(() => deleteImage(id));
    } catch (error) {
      showError(sentenceOf(error) ?? 'Failed to delete the image');
      return;
    }
    showToast({ title: 'Image deleted' });
    onDeleted();
    await client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith(imagesUrl),
    });
  };

  return (
    <>
      <Button
        size="small"
        variant="quiet"
        className="-ml-2.5 justify-self-start"
        aria-label={`Delete image, ${width} by ${height}, not used anywhere`}
        onClick={() => setIsAsking(true)}
      >
        Delete
      </Button>
      {isAsking && (
        <DeskDialog title="Delete this image?" size="narrow" onClose={() => setIsAsking(false)}>
          <div className="grid gap-4">
            <img
              src={`${imagePath}?w=480`}
              alt=""
              className="max-h-60 w-full rounded-2xl bg-sand-100 object-contain"
            />
            <p>Nothing uses it. It will be gone for good.</p>
            <div className="flex flex-wrap gap-3">
              <Button size="small" variant="primary" onClick={() => void remove()}>
                Delete image
              </Button>
              <Button size="small" variant="quiet" data-first-focus="" onClick={() => setIsAsking(false)}>
                Keep it
              </Button>
            </div>
          </div>
        </DeskDialog>
      )}
    </>
  );
}
