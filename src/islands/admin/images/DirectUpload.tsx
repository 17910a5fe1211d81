import { generateReactHelpers } from '@uploadthing/react';
import { useEffect, useRef, useState } from 'react';
import { type FileRoute } from 'uploadthing/types';
import { fetchForUploads, uploadFailure } from '#api/direct-upload.ts';
import { type Upload } from '#api/images.ts';
import {
  directUpload,
  directUploadUrl,
  type ArrivedPicture,
  type DirectUpload as Sent,
} from '#contracts/direct-upload.ts';

type Routes = Record<
  typeof directUpload.slug,
  FileRoute<{ input: Sent['input']; output: ArrivedPicture; errorShape: never }>
>;

const { useUploadThing } = generateReactHelpers<Routes>({ url: directUploadUrl, fetch: fetchForUploads });

/** Longer than a slow line needs for a picture, shorter than anybody waits. */
const timeLimitMs = 180_000;

export interface DirectUploadProps {
  upload: Upload;
  onArrived: (picture: ArrivedPicture) => void;
  onFailed: (error: Error) => void;
}

/** One picture on its way to UploadThing; shows nothing. A file of its own, fetched with the first upload. */
export function DirectUpload({ upload: { file, key, onProgress }, onArrived, onFailed }: DirectUploadProps) {
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
      (sent) => sent && onArrived(sent[0]?.serverData ?? { outcome: 'failed' }),
      (error: unknown) => onFailed(uploadFailure(error)),
    );
  });
  return null;
}
