import type { Config } from '@netlify/functions';
import { uploadedImageShape } from '#contracts/answers/image.ts';
import { imageRefusals, shareImagePath, shareImageSize } from '#contracts/image.ts';
import { keepShareImage } from '#server/domain/images/keep-share-image.ts';
import { repeatableId } from '#server/domain/images/repeatable-id.ts';
import { storeImage } from '#server/domain/images/store-image.ts';
import { fieldProblem, json, problem } from '#server/http/answers.ts';
import { endpoint, staffRoute } from '#server/http/endpoint.ts';
import { imageBody } from '#server/http/image-body.ts';

export default endpoint('/api/admin/upload-image', {
  POST: staffRoute('posts', {
    body: imageBody,
    query: ['shareImageOf', 'updatedAt'],
    answers: { 201: uploadedImageShape },
    handle: async ({ body: { file, idempotencyKey: key }, url, session: { actor } }) => {
      const postId = url.searchParams.get('shareImageOf');
      if (postId !== null) return keep(file, postId, url.searchParams.get('updatedAt') ?? '');
      const id = key === undefined ? undefined : repeatableId(actor.id, key, file);
      const result = await storeImage(file, { actor, ...(id !== undefined && { id }) });
      return result.outcome === 'stored' ? json(201, result.image) : refused(imageRefusals[result.reason]);
    },
  }),
});

async function keep(body: Uint8Array, postId: string, updatedAt: string): Promise<Response> {
  const result = await keepShareImage(body, { postId, updatedAt });
  switch (result.outcome) {
    case 'kept':
      return json(201, { imagePath: shareImagePath(result.slug), ...shareImageSize });
    case 'refused':
      return refused(imageRefusals[result.reason]);
    case 'wrong-size':
      return refused(`A share image is a PNG of ${shareImageSize.width} × ${shareImageSize.height} pixels.`);
    case 'outdated':
      return problem(404, 'The post is not there, or was changed meanwhile.');
  }
}

function refused(message: string): Response {
  return fieldProblem(message === imageRefusals.tooLarge ? 413 : 400, 'image', message);
}

export const config: Config = { path: '/api/admin/upload-image' };
