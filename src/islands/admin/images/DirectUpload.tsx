import { generateReactHelpers } from '@uploadthing/react';
import { useEffect, useRef, useState } from 'react';
import { type FileRoute } from 'uploadthing/types';
import { ApiError } from '#api/client.ts';
import { fetchForUploads, uploadFailure } from '#api/direct-upload.ts';
import { type Upload } from '#api/images.ts';
import { type DirectUpload as Sent } from '#contracts/direct-upload-call.ts';
import { directUpload, directUploadUrl, type ArrivedPicture } from '#contracts/direct-upload.ts';
import { imageRefusals } from '#contracts/image.ts';
import { type UploadOutcome } from './use-direct-upload.tsx';

type Routes = Record<
  typeof directUpload.slug,
  FileRoute<{ input: Sent['input']; output: ArrivedPicture; errorShape: never }>
>;

const { useUploadThing } = generateReactHelpers<Routes>({ url: directUploadUrl, fetch: fetchForUploads });

/** Longer than a slow line needs for a picture, shorter than anybody waits. */
const timeLimitMs = 180_000;

export interface DirectUploadProps {
  upload: Upload;
  onDone: (outcome: UploadOutcome) => void;
  /** For what another try, with the same key, may mend. */
  onFailed: (error: Error) => void;
}

/** One picture on its way to UploadThing; shows nothing. A file of its own, fetched with the first upload. */
export function DirectUpload({ upload: { file, key, onProgress }, onDone, onFailed }: DirectUploadProps) {
  const isStarted = useRef(false);
  const [signal] = useState(() => AbortSignal.timeout(timeLimitMs));
  const { startUpload } = useUploadThing(directUpload.slug, {
    signal,
    uploadProgressGranularity: 'fine',
    onUploadProgress: (percent) => onProgress(percent / 100),
    onUploadError: (error) => onFailed(uploadFailure(error)),
  });
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    startUpload([file], { key }).then(
      // Nothing where it failed, which was told above.
      (sent) => {
        if (!sent) return;
        const outcome = outcomeOf(sent[0]?.serverData);
        if (outcome instanceof Error) onFailed(outcome);
        else onDone(outcome);
      },
      (error: unknown) => onFailed(uploadFailure(error)),
    );
  });
  return null;
}

function outcomeOf(picture: ArrivedPicture | undefined): UploadOutcome | Error {
  switch (picture?.outcome) {
    case 'stored':
      return { image: picture.image };
    case 'refused':
      return { error: imageRefusals[picture.reason] };
    default:
      return new ApiError(new Response(null, { status: 503 }), '');
  }
}
