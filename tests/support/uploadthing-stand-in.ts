import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What lies at the service, by its key and by the id of ours. */
export interface KeptFile {
  key: string;
  customId: string | null;
  type: string;
  disposition: string | undefined;
  bytes: Buffer;
}

interface Registration {
  callbackUrl: string;
  callbackSlug: string;
  metadata: unknown;
  isDev: boolean;
  /** Of a site no callback reaches: told over the answer it keeps open. */
  stream: ServerResponse | undefined;
}

const apiKey = 'sk_live_stand_in';
const appId = 'practice';

/** As the dashboard would give it. */
export const standInToken = Buffer.from(JSON.stringify({ apiKey, appId, regions: ['sea1'] })).toString(
  'base64',
);

const sign = (text: string) => `hmac-sha256=${createHmac('sha256', apiKey).update(text).digest('hex')}`;

/**
 * UploadThing’s protocol on the loopback, as its packages speak it: signed addresses that files are put to (again and again,
 * until they expire), the callback that says one arrived, reading, deleting.
 */
export class UploadThingStandIn {
  readonly files: KeptFile[] = [];
  /** Addresses that get a 500 so many more times; `Infinity` for a service that is down. */
  failures = new Map<RegExp, number>();
  /** The next call of this kind is cut off in its middle. */
  cut: RegExp | undefined;
  /** How a callback reaches the site; over the network unless a test hands it over itself. */
  deliver: (request: Request) => Promise<Response> = (request) => fetch(request);
  readonly #registrations = new Map<string, Registration>();
  /** What is waited for of a file: that it is registered, that the site has said what it makes of it. */
  readonly #waiting = new Map<string, (data: unknown) => void>();
  readonly #unregistered = new Map<string, () => void>();
  readonly #server = createServer((request, answer) => void this.#serve(request, answer));

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Ends the lines it keeps open. */
  hangUp(): void {
    for (const { stream } of this.#registrations.values()) stream?.end();
  }

  find(id: string): KeptFile | undefined {
    return this.files.find(({ key, customId }) => key === id || customId === id);
  }

  /** What the service says when a file has arrived. */
  callback({ key, customId, type, bytes }: KeptFile, signature?: string): Request {
    const { callbackUrl, callbackSlug, metadata } = this.#registrations.get(key) ?? {};
    const url = `${this.url}/f/${key}`;
    const payload = JSON.stringify({
      status: 'uploaded',
      origin: this.url,
      metadata: metadata ?? {},
      file: {
        ...{ name: 'picture', size: bytes.length, type, key, customId, lastModified: 0 },
        ...{ url, appUrl: url, ufsUrl: url },
        fileHash: createHash('md5').update(bytes).digest('hex'),
      },
    });
    return new Request(
      `${callbackUrl ?? 'http://localhost:8888/api/uploadthing'}?slug=${callbackSlug ?? 'picture'}`,
      {
        method: 'POST',
        body: payload,
        headers: {
          'Content-Type': 'application/json',
          'uploadthing-hook': 'callback',
          'x-uploadthing-signature': signature ?? sign(payload),
        },
      },
    );
  }

  async #serve(message: IncomingMessage, answer: ServerResponse): Promise<void> {
    const url = new URL(message.url ?? '/', this.url);
    if (this.cut?.test(`${message.method} ${url.pathname}`)) {
      this.cut = undefined;
      return void message.once('data', () => message.destroy());
    }
    const body = await buffer(message).catch(() => undefined);
    if (!body) return;
    answer.setHeader('Access-Control-Allow-Origin', '*');
    answer.setHeader('Access-Control-Allow-Headers', '*');
    answer.setHeader('Access-Control-Allow-Methods', 'PUT, HEAD');
    answer.setHeader('Access-Control-Expose-Headers', 'x-ut-range-start');
    if (message.method === 'OPTIONS') return void answer.writeHead(204).end();
    if (this.#fails(`${message.method} ${url.pathname}`)) return void answer.writeHead(500).end('{}');
    if (message.method === 'GET') return this.#give(url.pathname.replace('/f/', ''), answer);
    if (message.method === 'HEAD') return void answer.writeHead(200, { 'x-ut-range-start': '0' }).end();
    if (message.method === 'PUT') return this.#take(message, { url, body }, answer);
    if (message.headers['x-uploadthing-api-key'] !== apiKey) return void answer.writeHead(401).end('{}');
    return this.#command(url.pathname, JSON.parse(body.toString()) as Record<string, unknown>, answer);
  }

  #fails(call: string): boolean {
    for (const [pattern, times] of this.failures) {
      if (!pattern.test(call) || times === 0) continue;
      this.failures.set(pattern, times - 1);
      return true;
    }
    return false;
  }

  #give(id: string, answer: ServerResponse): void {
    const file = this.find(id);
    if (file) answer.writeHead(200, { 'Content-Type': file.type }).end(file.bytes);
    else answer.writeHead(404).end();
  }

  async #take(
    message: IncomingMessage,
    { url, body }: { url: URL; body: Buffer },
    answer: ServerResponse,
  ): Promise<void> {
    const said = (name: string) => {
      const value = url.searchParams.get(`x-ut-${name}`);
      return value === null ? null : decodeURIComponent(value);
    };
    const [signed, signature] = url.href.split('&signature=');
    const isSigned = decodeURIComponent(signature ?? '') === sign(signed ?? '');
    const isLate = Number(url.searchParams.get('expires')) < Date.now();
    if (!isSigned || isLate) return void answer.writeHead(403).end('{"error":"expired"}');
    const headers = { 'Content-Type': message.headers['content-type'] ?? '' };
    const form = await new Response(new Uint8Array(body), { headers }).formData();
    const bytes = Buffer.from(await (form.get('file') as File).arrayBuffer());
    if (bytes.length !== Number(said('file-size'))) return void answer.writeHead(400).end('{"error":"size"}');
    const key = url.pathname.slice(1);
    const file: KeptFile = {
      ...{ key, bytes, customId: said('custom-id') },
      ...{ type: said('file-type') ?? '', disposition: said('content-disposition') ?? undefined },
    };
    this.#remove([key]);
    this.files.push(file);
    const serverData = said('slug') === null ? null : await this.#told(file);
    const fileUrl = `${this.url}/f/${key}`;
    answer.writeHead(200, { 'Content-Type': 'application/json' });
    answer.end(JSON.stringify({ url: fileUrl, appUrl: fileUrl, ufsUrl: fileUrl, fileHash: 'x', serverData }));
  }

  /** Tells the site and waits for what it makes of the file, as the service does before it answers a browser. */
  async #told(file: KeptFile): Promise<unknown> {
    const result = new Promise((resolve) => this.#waiting.set(file.key, resolve));
    // The site may give out an address before its word of it is here.
    if (!this.#registrations.has(file.key))
      await new Promise<void>((resolve) => this.#unregistered.set(file.key, resolve));
    const request = this.callback(file);
    const { isDev, stream } = this.#registrations.get(file.key) ?? {};
    if (isDev && stream) {
      const signature = request.headers.get('x-uploadthing-signature');
      stream.write(`${JSON.stringify({ payload: await request.text(), signature, hook: 'callback' })}\n`);
    } else void this.deliver(request).catch(() => undefined);
    return result;
  }

  #command(path: string, said: Record<string, unknown>, answer: ServerResponse): void {
    answer.setHeader('Content-Type', 'application/json');
    switch (path) {
      case '/route-metadata': {
        const { fileKeys, isDev, ...rest } = said as unknown as Registration & { fileKeys: string[] };
        for (const key of fileKeys) {
          this.#registrations.set(key, { ...rest, isDev, stream: isDev ? answer : undefined });
          this.#unregistered.get(key)?.();
        }
        if (isDev) return answer.flushHeaders();
        return void answer.end('{"ok":true}');
      }
      case '/callback-result':
        this.#waiting.get(String(said['fileKey']))?.(said['callbackData']);
        return void answer.end('{"ok":true}');
      case '/v6/deleteFiles': {
        const ids = (said['fileKeys'] ?? said['customIds']) as string[];
        return void answer.end(JSON.stringify({ success: true, deletedCount: this.#remove(ids) }));
      }
      default:
        answer.writeHead(404).end('{}');
    }
  }

  #remove(ids: readonly string[]): number {
    const before = this.files.length;
    const left = this.files.filter(
      ({ key, customId }) => !ids.includes(key) && !ids.includes(customId ?? ''),
    );
    this.files.splice(0, before, ...left);
    return before - left.length;
  }
}
