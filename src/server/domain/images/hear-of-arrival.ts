import type { ArrivedPicture } from '#contracts/direct-upload.ts';
import { takeArrivedFile } from './arrived-file.ts';
import { uploadThingApp } from './uploadthing-app.ts';
import { askRoute } from './uploadthing-route.ts';

/**
 * What UploadThing says when a file has arrived; the service passes what became of it on to the browser that sent it.
 * @returns false where it does not bear the service's signature
 * @throws what went wrong with the picture, once the browser has been told that it may try again
 */
export async function hearOfArrival(payload: string, signature: string): Promise<boolean> {
  const app = uploadThingApp();
  if (!app) return false;
  let failure: unknown;
  const take = async (id: string): Promise<ArrivedPicture> => {
    try {
      return await takeArrivedFile(id);
    } catch (error) {
      failure = error;
      return { outcome: 'failed' };
    }
  };
  const answer = await askRoute(app, {
    headers: { 'uploadthing-hook': 'callback', 'x-uploadthing-signature': signature },
    body: payload,
    take,
  });
  if (failure instanceof Error) throw failure;
  return answer.ok;
}
