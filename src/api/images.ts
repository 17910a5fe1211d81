import type { UploadedImage } from '#contracts/image.ts';
import type { StaffPost } from '#contracts/post.ts';
import { ApiError, call } from './client.ts';

export const imagesUrl = '/api/admin/images';
export const imagesPageUrl = (page: number, search = '') =>
  `${imagesUrl}?page=${page}${search && `&q=${encodeURIComponent(search)}`}`;

/** @throws ApiError 409 while something still shows it */
export const deleteImage = (id: string) =>
  call<undefined>(`${imagesUrl}/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** Uploads one picture and tells how far it is, 0 to 1; `fetch` cannot tell, so this is the older interface. */
export function uploadImage(file: File, onProgress: (share: number) => void): Promise<UploadedImage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/admin/upload-image');
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

function toError({ status, statusText, responseText }: XMLHttpRequest): ApiError {
  return new ApiError(new Response(null, { status, statusText }), responseText);
}
