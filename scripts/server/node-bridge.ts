import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Between Node's http and the web's Request and Response. */
export function toRequest(message: IncomingMessage, url: URL): Request {
  const method = message.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const isForbidden = method === 'TRACE' || method === 'CONNECT' || method === 'TRACK';
  const request = new Request(url, {
    method: isForbidden ? 'POST' : method,
    headers: toHeaders(message),
    ...(hasBody && { body: Readable.toWeb(message) as ReadableStream, duplex: 'half' }),
  });
  // The web's Request cannot be made with these methods, yet the functions are to refuse them themselves.
  if (isForbidden) Object.defineProperty(request, 'method', { value: method });
  return request;
}

function toHeaders(message: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(message.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  return headers;
}

const compressible = /^(text\/|application\/(json|javascript|xml|rss\+xml|manifest\+json)|image\/svg)/;
const smallestWorthCompressing = 1_024;

/** Sends a Response, compressed as the client accepts it, streaming. */
export async function send(answer: Response, request: Request, message: ServerResponse): Promise<void> {
  message.statusCode = answer.status;
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') message.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) message.setHeader('Set-Cookie', cookies);

  if (!answer.body || request.method === 'HEAD') return void message.end();
  const encoder = encoderFor(answer, request);
  if (!encoder && isJson(answer)) {
    // Whole from the start, so it goes out at once; a stream would cost as much as the rest of the way.
    const content = Buffer.from(await answer.arrayBuffer());
    message.setHeader('Content-Length', content.length);
    return void message.end(content);
  }
  const body = Readable.fromWeb(answer.body as never);
  if (!encoder) return pipeline(body, message);
  message.removeHeader('Content-Length');
  message.setHeader('Content-Encoding', encoder.name);
  message.appendHeader('Vary', 'Accept-Encoding');
  weakenEtag(message);
  return pipeline(body, encoder.stream, message);
}

function isJson(answer: Response): boolean {
  return answer.headers.get('content-type')?.startsWith('application/json') ?? false;
}

function encoderFor(answer: Response, request: Request) {
  const type = answer.headers.get('content-type') ?? '';
  const length = Number(answer.headers.get('content-length') ?? smallestWorthCompressing);
  if (!compressible.test(type) || length < smallestWorthCompressing || answer.headers.has('content-encoding'))
    return;
  const accepted = request.headers.get('accept-encoding') ?? '';
  if (/\bbr\b/.test(accepted))
    return { name: 'br', stream: createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) };
  return /\bgzip\b/.test(accepted) ? { name: 'gzip', stream: createGzip() } : undefined;
}

/** Compressed bytes are not the bytes a strong tag was made for. */
function weakenEtag(message: ServerResponse): void {
  const etag = message.getHeader('ETag');
  if (typeof etag === 'string' && !etag.startsWith('W/')) message.setHeader('ETag', `W/${etag}`);
}
