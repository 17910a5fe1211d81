import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '#api/client.ts';
import { uploadImage, type Upload } from '#api/images.ts';
import { sessionUrl } from '#api/session.ts';
import type { UploadedImage } from '#contracts/answers/image.ts';
import type { SignedIn } from '#contracts/answers/session.ts';
import { withSession } from '../session/session-gate.ts';
import { showError } from '../show-error.ts';
import { retry } from './retry.ts';
import { redrawImage, shrinkImage } from './shrink-image.ts';
import { useDirectUpload, type UploadOutcome } from './use-direct-upload.tsx';

/** One counter for every upload of the form: the submit button waits for all of them. */
export function useUpload() {
  const [running, setRunning] = useState(0);
  const client = useQueryClient();
  const direct = useDirectUpload();

  /** The picture as this browser draws it goes to UploadThing where pictures are kept there; all else to our server. */
  const prepare = async (file: File): Promise<(upload: Omit<Upload, 'file'>) => Promise<UploadOutcome>> => {
    const { uploadsDirectly } = client.getQueryData<SignedIn>([sessionUrl]) ?? {};
    const redrawn = uploadsDirectly ? await redrawImage(file) : undefined;
    if (redrawn) return (upload) => direct.send({ ...upload, file: redrawn });
    const small = await shrinkImage(file);
    return async (upload) => ({ image: await uploadImage({ ...upload, file: small }) });
  };

  const upload = async (
    file: File,
    onProgress: (share: number) => void = () => undefined,
  ): Promise<UploadOutcome> => {
    setRunning((count) => count + 1);
    try {
      const send = await prepare(file);
      const key = crypto.randomUUID();
      return await withSession(() => retry(() => send({ key, onProgress })));
    } catch (error) {
      return { error: sentenceOf(error) ?? 'Failed to upload image' };
    } finally {
      setRunning((count) => count - 1);
    }
  };

  return {
    isUploading: running > 0,
    /** To be placed in the form: what carries the pictures that are on their way. */
    carriers: direct.carriers,
    uploadFeatured: upload,
    /** For pictures in the text: a failure is a toast, since there is no field to show it at. */
    uploadToText: async (file: File): Promise<UploadedImage | undefined> => {
      const outcome = await upload(file);
      if ('image' in outcome) return outcome.image;
      showError(outcome.error);
      return undefined;
    },
  };
}
