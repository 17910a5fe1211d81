import { useState, type ReactNode } from 'react';
import { ApiError } from '#api/client.ts';
import { type Upload } from '#api/images.ts';
import { type ArrivedPicture } from '#contracts/direct-upload.ts';
import { imageRefusals, type UploadedImage } from '#contracts/image.ts';

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
      return await new Promise((resolve, reject) => {
        const onArrived = (picture: ArrivedPicture) => {
          if (picture.outcome === 'stored') resolve({ image: picture.image });
          else if (picture.outcome === 'refused') resolve({ error: imageRefusals[picture.reason] });
          else reject(new ApiError(new Response(null, { status: 503 }), ''));
        };
        place(<DirectUpload key={id} upload={upload} onArrived={onArrived} onFailed={reject} />);
      });
    } finally {
      place(null);
    }
  };

  return { send, carriers: Object.values(carriers) };
}
