import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

interface KeptPage {
  /** How the posts were before it was made. */
  version: string | undefined;
  headers: [string, string][];
  tags: string[];
  until: number;
  bodies: Record<Encoding, Buffer>;
}

const pagesAtMost = 500;
/** As small as files are: a page is made once per change, and a first flight holds only so much. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Pages made on demand, kept as the host's cache keeps them: by what `Netlify-CDN-Cache-Control`, `Netlify-Vary` and
 * `Netlify-Cache-Tag` say, until a write forgets their tags. Where another server may write as well, `version` says how
 * the posts are now, and a page made when they were otherwise is made anew.
 */
export class PageCache {
  readonly #pages = new Map<string, KeptPage>();
  /** Which parts of a query make a difference, by path. */
  readonly #parameters = new Map<string, string[]>();
  /** Counts what was forgotten: a page that was being made meanwhile may show what was before. */
  #forgotten = 0;
  readonly #version: (() => Promise<string | undefined>) | undefined;

  constructor(version?: () => Promise<string | undefined>) {
    this.#version = version;
  }

  forget(tags: readonly string[]): void {
    this.#forgotten += 1;
    for (const [key, page] of this.#pages)
      if (page.tags.some((tag) => tags.includes(tag))) this.#pages.delete(key);
  }

  /** @returns whether the request is answered */
  async answer(url: URL, message: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const key = this.#keyOf(url);
    const page = this.#pages.get(key);
    if (!page || page.until <= Date.now() || !(await this.#isCurrent(page))) return false;
    // What is asked for stays; whoever asks for ever new pages pushes out their own.
    if (this.#pages.delete(key)) this.#pages.set(key, page);
    for (const [name, value] of page.headers) response.setHeader(name, value);
    response.appendHeader('Vary', 'Accept-Encoding');
    if (message.headers['if-none-match'] === response.getHeader('etag')) {
      response.removeHeader('Content-Type');
      response.writeHead(304).end();
      return true;
    }
    const encoding = acceptedEncoding(message.headers['accept-encoding']);
    const body = page.bodies[encoding];
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.writeHead(200, { 'Content-Length': body.length });
    response.end(message.method === 'HEAD' ? undefined : body);
    return true;
  }

  /** Makes a page and keeps it where it may be kept. @returns the same answer, still to be read; a kept one as it was asked for */
  async keep(
    url: URL,
    make: () => Promise<Response>,
    encoding: Encoding = 'identity',
    now = Date.now(),
  ): Promise<Response> {
    const before = this.#forgotten;
    const version = await this.#version?.();
    const answer = await make();
    const seconds = Number(
      /s-maxage=(\d+)/.exec(answer.headers.get('netlify-cdn-cache-control') ?? '')?.[1] ?? 0,
    );
    if (
      answer.status !== 200 ||
      seconds === 0 ||
      !/^(text\/|application\/json)/.test(answer.headers.get('content-type') ?? '')
    )
      return answer;
    const parameters = /query=([^,]*)/.exec(answer.headers.get('netlify-vary') ?? '')?.[1]?.split('|') ?? [];
    if ((this.#version && version === undefined) || !isPlain(url, parameters)) return answer;
    const body = Buffer.from(await answer.clone().arrayBuffer());
    const [br, gz] = await Promise.all([promisify(brotliCompress)(body, quality), promisify(gzip)(body)]);
    const bodies = { br, gzip: gz, identity: body };
    if (before === this.#forgotten) {
      this.#parameters.set(url.pathname, parameters);
      if (this.#pages.size >= pagesAtMost) this.#forgetOldest();
      this.#pages.set(this.#keyOf(url), {
        version,
        headers: [...answer.headers].filter(([name]) => name !== 'content-length' && name !== 'x-request-id'),
        tags: (answer.headers.get('netlify-cache-tag') ?? '').split(','),
        until: now + seconds * 1000,
        bodies,
      });
    }
    return encoding === 'identity' ? answer : encoded(answer, encoding, bodies[encoding]);
  }

  async #isCurrent({ version }: KeptPage): Promise<boolean> {
    return !this.#version || (version !== undefined && (await this.#version()) === version);
  }

  #forgetOldest(): void {
    const [oldest] = this.#pages.keys();
    if (oldest !== undefined) this.#pages.delete(oldest);
  }

  #keyOf({ pathname, searchParams }: URL): string {
    const differing = (this.#parameters.get(pathname) ?? []).map((name) => [name, searchParams.getAll(name)]);
    return JSON.stringify([pathname, differing]);
  }
}

/**
 * Every letter of an address can be written as an escape, a parameter given twice, and blanks put around its value: one page would
 * fill the memory under a million names.
 */
const isPlain = ({ pathname, searchParams }: URL, parameters: readonly string[]): boolean =>
  !pathname.includes('%') &&
  parameters.every((name) => {
    const [value = '', ...others] = searchParams.getAll(name);
    return others.length === 0 && value === value.trim();
  });

function encoded({ headers }: Response, encoding: Encoding, body: Buffer<ArrayBuffer>): Response {
  const answer = new Response(body, { headers });
  answer.headers.delete('Content-Length');
  answer.headers.set('Content-Encoding', encoding);
  answer.headers.append('Vary', 'Accept-Encoding');
  return answer;
}

/** @param header what a browser says it can read */
export function acceptedEncoding(header: string | null | undefined): Encoding {
  // With a weight of nothing it is named because it cannot be read.
  const accepted = (header ?? '').replace(/[^,]*;\s*q=0(\.0*)?\s*(?=,|$)/gi, '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
