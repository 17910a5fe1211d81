import { ApiError } from './client.ts';

interface FailedCall {
  status: number;
  retryAfter: string | null;
  body: string;
}

/**
 * `fetch` for UploadThing’s package, which knows failures by a JSON body alone: whatever went wrong arrives as one, and
 * nothing is thrown, since it would write the address it asked for to the console.
 */
export const fetchForUploads: typeof fetch = async (input, init) => {
  // Its hook asks what may be uploaded before anybody uploads; we know.
  if (init?.method === undefined) return Response.json([]);
  const answer = await fetch(input, init).catch(() => undefined);
  if (answer?.ok) return answer;
  const failed: FailedCall = {
    status: answer?.status ?? 0,
    retryAfter: answer?.headers.get('Retry-After') ?? null,
    body: (await answer?.text().catch(() => '')) ?? '',
  };
  return Response.json(failed, { status: 500 });
};

/**
 * What the package throws, as our other calls would: an ApiError where our server said no, else a TypeError, since the
 * line was cut or the address did not hold.
 */
export function uploadFailure(error: unknown): Error {
  const { cause } = error as { cause?: Partial<FailedCall> };
  if (!cause?.status) return new TypeError('The upload did not arrive.', { cause: error });
  const headers = cause.retryAfter ? { 'Retry-After': cause.retryAfter } : {};
  return new ApiError(new Response(null, { status: cause.status, headers }), cause.body ?? '');
}
