import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { contentOf } from '#server/http/answers.ts';
import { acceptedEncoding } from './page-cache.ts';

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

/** Sends a Response, compressed as the client accepts it. */
export async function send(answer: Response, request: Request, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);

  if (!answer.body || request.method === 'HEAD') return void response.end();
  const encoding = encodingFor(answer, request);
  const content = await wholeContent(answer);
  if (content) return sendWhole(content, encoding, response);
  const body = Readable.fromWeb(answer.body as never);
  if (!encoding) return pipeline(body, response);
  announceEncoding(encoding, response);
  return pipeline(body, encoding === 'br' ? createBrotliCompress(brotli) : createGzip(), response);
}

type Encoding = 'br' | 'gzip';
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What is whole from the start goes out at once; a stream, or an encoder for two lines, would cost as much as the rest of the way. */
async function sendWhole(
  content: Buffer,
  encoding: Encoding | undefined,
  response: ServerResponse,
): Promise<void> {
  let bytes = content;
  if (encoding && content.length >= smallestWorthCompressing) {
    announceEncoding(encoding, response);
    bytes = await (encoding === 'br' ? promisify(brotliCompress)(content, brotli) : promisify(gzip)(content));
  }
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}

async function wholeContent(answer: Response): Promise<Buffer | undefined> {
  const content = contentOf(answer);
  if (content !== undefined) return Buffer.from(content);
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return isJson ? Buffer.from(await answer.arrayBuffer()) : undefined;
}

function encodingFor(answer: Response, request: Request): Encoding | undefined {
  const type = answer.headers.get('content-type') ?? '';
  const length = Number(answer.headers.get('content-length') ?? smallestWorthCompressing);
  if (!compressible.test(type) || length < smallestWorthCompressing || answer.headers.has('content-encoding'))
    return undefined;
  const accepted = acceptedEncoding(request.headers.get('accept-encoding'));
  return accepted === 'identity' ? undefined : accepted;
}

function announceEncoding(encoding: Encoding, response: ServerResponse): void {
  response.removeHeader('Content-Length');
  response.setHeader('Content-Encoding', encoding);
  response.appendHeader('Vary', 'Accept-Encoding');
  weakenEtag(response);
}

/** Compressed bytes are not the bytes a strong tag was made for. */
function weakenEtag(response: ServerResponse): void {
  const etag = response.getHeader('ETag');
  if (typeof etag === 'string' && !etag.startsWith('W/')) response.setHeader('ETag', `W/${etag}`);
}
