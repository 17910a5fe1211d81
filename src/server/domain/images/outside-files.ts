import { fetchInTime } from './fetch-outside.ts';
import type { PreparedPicture } from './prepare-image.ts';
import { requireUploadThing, uploadThingUnavailable } from './uploadthing-app.ts';

const callsAtOnce = 4;

/**
 * Lays each picture there under its id, which is one of ours.
 * @throws ServiceError 503 unless every one of them is there
 */
export async function uploadToUploadThing(idOf: ReadonlyMap<PreparedPicture, string>): Promise<void> {
  const { api, UTFile } = await library();
  const results = await api.uploadFiles(
    Array.from(
      idOf,
      ([{ contentType, data }, id]) =>
        new UTFile([new Uint8Array(data)], id, { type: contentType, customId: id }),
    ),
    { concurrency: callsAtOnce },
  );
  const failed = results.find(({ error }) => error);
  if (failed) throw uploadThingUnavailable('UploadThing did not take the picture.', failed.error);
}

/** @throws ServiceError 503 where the service could not be asked; files that are not there count as deleted */
export async function deleteAtUploadThing(ids: readonly string[]): Promise<void> {
  const { api } = await library();
  try {
    await api.deleteFiles([...ids], { keyType: 'customId' });
  } catch (cause) {
    throw uploadThingUnavailable('UploadThing did not delete the files.', cause);
  }
}

/** Fetched only where it is used: it is larger than the rest of the function. */
async function library() {
  const { UTApi, UTFile } = await import('uploadthing/server');
  const { token, apiUrl, ingestUrl } = requireUploadThing();
  const api = new UTApi({ token, apiUrl, ingestUrl, logLevel: 'None', fetch: fetchInTime });
  return { api, UTFile };
}
