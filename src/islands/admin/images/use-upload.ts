import { useState } from 'react';
import { ApiError } from '#api/client.ts';
import { uploadImage } from '#api/images.ts';
import { type UploadedImage } from '#contracts/image.ts';
import { showToast } from '#ui/toast-event.ts';
import { withSession } from '../session/session-gate.ts';
import { shrinkImage } from './shrink-image.ts';
import { tryAgain } from './try-again.ts';

export type UploadOutcome = { image: UploadedImage } | { error: string };

/** One counter for every upload of the form: the submit button waits for all of them. */
export function useUpload() {
  const [running, setRunning] = useState(0);

  const upload = async (
    file: File,
    onProgress: (share: number) => void = () => undefined,
  ): Promise<UploadOutcome> => {
    setRunning((count) => count + 1);
    try {
      const sent = { file: await shrinkImage(file), key: crypto.randomUUID(), onProgress };
      return { image: await withSession(() => tryAgain(() => uploadImage(sent))) };
    } catch (error) {
      return { error: (error instanceof ApiError && error.problem?.error) || 'Failed to upload image' };
    } finally {
      setRunning((count) => count - 1);
    }
  };

  return {
    isUploading: running > 0,
    uploadFeatured: upload,
    /** For pictures in the text: a failure is a toast, since there is no field to show it at. */
    uploadToText: async (file: File): Promise<UploadedImage | undefined> => {
      const outcome = await upload(file);
      if ('image' in outcome) return outcome.image;
      showToast({ title: 'Error', description: outcome.error, variant: 'destructive' });
      return undefined;
    },
  };
}
