import { useState, type ReactNode } from 'react';
import { type Upload } from '#api/images.ts';
import type { UploadedImage } from '#contracts/answers/image.ts';

export type UploadOutcome = { image: UploadedImage } | { error: string };

/**
 * Pictures on their way from the browser to UploadThing.
 * @returns `send`, which may be called again with the same key and throws what may pass, and `carriers`, to be placed
 * anywhere in the page
 */
export function useDirectUpload() {
  const [carriers, setCarriers] = useState<Record<string, ReactNode>>({});

  const send = async (upload: Upload): Promise<UploadOutcome> => {
    const { DirectUpload } = await import('./DirectUpload.tsx');
    const id = crypto.randomUUID();
    const place = (carrier: ReactNode) => setCarriers((others) => ({ ...others, [id]: carrier }));
    try {
      return await new Promise((resolve, reject) =>
        place(<DirectUpload key={id} upload={upload} onDone={resolve} onFailed={reject} />),
      );
    } finally {
      place(null);
    }
  };

  return { send, carriers: Object.values(carriers) };
}
