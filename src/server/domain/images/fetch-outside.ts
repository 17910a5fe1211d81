import { requireUploadThing, uploadThingUnavailable } from './uploadthing-app.ts';

/** The server answers within 8.5 s, and a picture takes up to three calls of the service. */
const timeLimitMs = 4_000;

/** `fetch` that gives up after the time limit. @throws DOMException `TimeoutError` then */
export const fetchInTime: typeof fetch = (input, init) => {
  const limit = AbortSignal.timeout(timeLimitMs);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
};

/**
 * A file's bytes, or undefined where there is no such file. One that is larger than `limitBytes` is read no further than
 * that and comes back longer than the limit.
 * @throws ServiceError 503 where the service could not be asked
 */
export async function fetchFromUploadThing(id: string, limitBytes: number): Promise<Uint8Array | undefined> {
  const { fileUrl } = requireUploadThing();
  try {
    const answer = await fetchInTime(fileUrl(id));
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`UploadThing answered ${answer.status}.`);
    return await readUpTo(answer, limitBytes);
  } catch (cause) {
    throw uploadThingUnavailable('UploadThing did not give the file.', cause);
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
