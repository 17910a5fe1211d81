import { ServiceError } from '#server/errors.ts';
import type { PreparedPicture } from './prepare-image.ts';
import { uploadThingApp, type UploadThingApp } from './uploadthing-app.ts';

/** A picture that is to lie at UploadThing, and the id of ours it lies there under. */
export interface OutsideFile {
  id: string;
  picture: PreparedPicture;
}

/** The server answers within 8.5 s, and a picture takes up to three of these calls. */
const callTimeLimitMs = 4_000;
const callsAtOnce = 4;

/** @throws ServiceError 503 unless every one of them is there */
export async function putOutside(files: readonly OutsideFile[]): Promise<void> {
  const { api, UTFile } = await library();
  const results = await api.uploadFiles(
    files.map(
      ({ id, picture: { contentType, data } }) =>
        new UTFile([new Uint8Array(data)], id, { type: contentType, customId: id }),
    ),
    { concurrency: callsAtOnce },
  );
  const failed = results.find(({ error }) => error);
  if (failed) throw unavailable('UploadThing did not take the picture.', failed.error);
}

/** @throws ServiceError 503 where the service could not be asked; files that are not there count as deleted */
export async function deleteOutside(ids: readonly string[]): Promise<void> {
  const { api } = await library();
  try {
    await api.deleteFiles([...ids], { keyType: 'customId' });
  } catch (cause) {
    throw unavailable('UploadThing did not delete the files.', cause);
  }
}

/**
 * A file's bytes, or undefined where there is no such file. One that is larger than `limitBytes` is read no further than
 * that and comes back longer than the limit.
 * @throws ServiceError 503 where the service could not be asked
 */
export async function fetchOutside(id: string, limitBytes: number): Promise<Uint8Array | undefined> {
  const { fileUrl } = app();
  try {
    const answer = await fetch(fileUrl(id), { signal: AbortSignal.timeout(callTimeLimitMs) });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`UploadThing answered ${answer.status}.`);
    return await readUpTo(answer, limitBytes);
  } catch (cause) {
    throw unavailable('UploadThing did not give the file.', cause);
  }
}

async function readUpTo(answer: Response, limitBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > limitBytes) break;
  }
  return Buffer.concat(chunks, size);
}

/** Fetched only where it is used: it is larger than the rest of the function. */
async function library() {
  const { UTApi, UTFile } = await import('uploadthing/server');
  const { token, apiUrl, ingestUrl } = app();
  const api = new UTApi({ token, apiUrl, ingestUrl, logLevel: 'None', fetch: fetchInTime });
  return { api, UTFile };
}

const fetchInTime: typeof fetch = (input, init) => {
  const limit = AbortSignal.timeout(callTimeLimitMs);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
};

function app(): UploadThingApp {
  const found = uploadThingApp();
  if (found) return found;
  throw unavailable('A picture lies at UploadThing, and UPLOADTHING_TOKEN is not set.');
}

const unavailable = (message: string, cause?: unknown) =>
  new ServiceError(message, { status: 503, code: 'uploadthing-failed', retryAfterSeconds: 5, cause });
