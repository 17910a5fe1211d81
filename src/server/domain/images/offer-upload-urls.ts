import { randomUUID } from 'node:crypto';
import type { PresignedUrl } from '#contracts/answers/direct-upload.ts';
import type { DirectUpload } from '#contracts/direct-upload-call.ts';
import { once, type StaffActor } from '#server/db/client.ts';
import { insertAwaitedFile } from '#server/db/stray-files.ts';
import { repeatableId } from './repeatable-id.ts';
import { uploadThingApp, uploadThingUnavailable } from './uploadthing-app.ts';
import { askRoute } from './uploadthing-route.ts';

/**
 * Addresses at UploadThing for somebody of the staff to put a picture to. The file is expected before anybody can send it.
 * @returns undefined where no token is set
 * @throws ServiceError 503 where the service could not be told
 */
export async function offerUploadUrls(
  upload: DirectUpload,
  actor: StaffActor,
): Promise<PresignedUrl[] | undefined> {
  const app = uploadThingApp();
  if (!app) return undefined;
  const id = randomUUID();
  await once(insertAwaitedFile({ id, imageId: repeatableId(actor.id, upload.input.key) }, actor));
  const files = upload.files.map((file) => ({ ...file, name: 'picture' }));
  const answer = await askRoute(app, {
    query: '&actionType=upload',
    body: JSON.stringify({ files, input: null }),
    fileId: id,
  });
  if (!answer.ok) throw uploadThingUnavailable('UploadThing gave no address.');
  return (await answer.json()) as PresignedUrl[];
}
