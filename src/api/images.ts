import type { UploadedImage } from '#contracts/answers/image.ts';
import type { StaffPost } from '#contracts/answers/post.ts';
import { idempotencyHeader } from '#contracts/sending.ts';
import { ApiError, call } from './client.ts';

export const imagesUrl = '/api/admin/images';
export const imagesPageUrl = (page: number, search = '') =>
  `${imagesUrl}?page=${page}${search && `&q=${encodeURIComponent(search)}`}`;

/** @throws ApiError 409 while something still shows it */
export const deleteImage = (id: string) =>
  call<undefined>(`${imagesUrl}/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** One picture to be sent. */
export interface Upload {
  file: File;
  /** Makes a repetition harmless: sent twice, a picture is kept once. */
  key: string;
  /** Told how far it is, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Uploads one picture; `fetch` cannot tell how far it is, so this is the older interface.
 * @throws ApiError for every answer but 201; TypeError when there was no answer at all
 */
export function uploadImage({ file, key, onProgress }: Upload): Promise<UploadedImage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/admin/upload-image');
    request.setRequestHeader(idempotencyHeader, key);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('error', () => reject(new TypeError('The network is gone.')));
    request.addEventListener('load', () => {
      if (request.status === 201) resolve(JSON.parse(request.responseText) as UploadedImage);
      else reject(toError(request));
    });
    const form = new FormData();
    form.append('image', file, 'image');
    request.send(form);
  });
}

/** Sends what a post is shared with, drawn for the title it had at `updatedAt`. */
export function sendShareImage({ id, updatedAt }: StaffPost, picture: Blob): Promise<UploadedImage> {
  const body = new FormData();
  body.append('image', picture, 'image');
  const query = new URLSearchParams({ shareImageOf: id, updatedAt });
  return call<UploadedImage>(`/api/admin/upload-image?${query}`, { method: 'POST', body });
}

function toError(request: XMLHttpRequest): ApiError {
  const { status, statusText, responseText } = request;
  const pause = request.getResponseHeader('Retry-After');
  const headers = pause === null ? {} : { 'Retry-After': pause };
  return new ApiError(new Response(null, { status, statusText, headers }), responseText);
}
