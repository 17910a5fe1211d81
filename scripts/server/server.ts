import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context } from '@netlify/functions';
import sirv from 'sirv';
import type { BuiltSite } from './build.ts';
import { clientAddress } from './client-address.ts';
import { functionFinder, type Handler, type ServedFunction } from './functions.ts';
import { readHostRules, type HostRules } from './host-rules.ts';
import { send, toRequest } from './node-bridge.ts';

interface ServerOptions {
  root: string;
  built: BuiltSite;
  port: number;
  functions: ServedFunction[];
  trustedProxies: string[];
}

interface Site extends ServerOptions {
  findFunction: ReturnType<typeof functionFinder>;
  rules: HostRules;
  page: Handler;
  notFound: string;
  files: ReturnType<typeof sirv>;
  pending: Set<Promise<unknown>>;
}

/**
 * The host in one process: functions by their own path, then files with the host's headers and redirects, then the
 * on-demand page function, then 404.html.
 * @returns how to stop it: no new requests, running ones and their after-work are finished
 */
export async function startServer(options: ServerOptions): Promise<() => Promise<void>> {
  const dist = options.built.files;
  const rules = await readHostRules(options.root, options.built);
  const pageModule = pathToFileURL(join(options.built.pageFunction, 'ssr.mjs')).href;
  const site: Site = {
    ...options,
    findFunction: functionFinder(options.functions),
    rules,
    page: ((await import(pageModule)) as { default: Handler }).default,
    notFound: await readFile(join(dist, '404.html'), 'utf8'),
    pending: new Set(),
    files: sirv(dist, {
      etag: true,
      brotli: true,
      gzip: true,
      extensions: ['html'],
      setHeaders: (response, pathname) => {
        response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
        for (const [name, value] of rules.headersFor(pathname)) response.setHeader(name, value);
      },
    }),
  };
  const servers = await Promise.all(['127.0.0.1', '::1'].map((host) => listen(site, host)));
  return async () => {
    await Promise.all(servers.map(stop));
    await Promise.allSettled(site.pending);
  };
}

async function listen(site: Site, host: string): Promise<Server> {
  const server = createServer((message, response) => {
    serve(site, message, response).catch((error: unknown) => {
      // Whoever left before the answer was whole is no failure of ours.
      if (response.destroyed) return;
      console.error('A request failed:', error instanceof Error ? error.name : 'unknown');
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Something went wrong.');
    });
  });
  server.keepAliveTimeout = 30_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 serves on IPv4 alone.
      if (host === '::1' && error.code !== 'EADDRINUSE') resolve();
      else reject(error);
    });
    server.listen(site.port, host, resolve);
  });
  return server;
}

async function stop(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 3_000).unref();
  await closed;
}

async function serve(site: Site, message: IncomingMessage, response: ServerResponse): Promise<void> {
  const origin = originOf(message, site.port);
  if (!isReadable(message.url ?? '', origin)) return void response.writeHead(400).end();
  const url = new URL(message.url ?? '/', origin);
  const match = site.findFunction(url.pathname);
  if (match) return runFunction(site, match.handler, match.params, message, response, origin);

  const asked = new Request(url, { headers: { accept: message.headers.accept ?? '*/*' } });
  const redirect = await site.rules.redirect(asked);
  if (redirect) return send(redirect, asked, response);
  if (message.method === 'GET' || message.method === 'HEAD') {
    site.files(message, response, () => {
      runFunction(site, site.page, {}, message, response, origin).catch(() => response.destroy());
    });
    return;
  }
  return runFunction(site, site.page, {}, message, response, origin);
}

/** An address with a broken escape (`/%ff`) names nothing. */
function isReadable(address: string, origin: string): boolean {
  try {
    return decodeURI(new URL(address, origin).pathname).length > 0;
  } catch {
    return false;
  }
}

/** Where the client thinks it is, so that a page's own address and the origin check are true behind any name. */
function originOf(message: IncomingMessage, port: number): string {
  const host = message.headers.host ?? '';
  return /^[a-z0-9.[\]:-]+$/i.test(host) && URL.canParse(`http://${host}`)
    ? `http://${host}`
    : `http://localhost:${port}`;
}

async function runFunction(
  site: Site,
  handler: Handler,
  params: Record<string, string>,
  message: IncomingMessage,
  response: ServerResponse,
  origin: string,
): Promise<void> {
  const request = toRequest(message, origin);
  const answer = await handler(request, contextFor(site, params, message, request));
  const isMissingPage = handler === site.page && answer.status === 404 && !answer.headers.has('x-page');
  await send(isMissingPage ? withFileHeaders(site, answer) : answer, request, response);
}

/** The host gives its 404.html the headers of a file. */
function withFileHeaders(site: Site, answer: Response): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of site.rules.headersFor('/404')) if (!headers.has(name)) headers.set(name, value);
  return new Response(answer.body, { status: 404, headers });
}

function contextFor(
  site: Site,
  params: Record<string, string>,
  message: IncomingMessage,
  request: Request,
): Context {
  const context = {
    params,
    ip: clientAddress(message, site.trustedProxies),
    requestId: crypto.randomUUID(),
    url: new URL(request.url),
    deploy: { context: 'local', id: 'local', published: true },
    waitUntil: (work: Promise<unknown>) => {
      const settled = work.catch(() => undefined).finally(() => site.pending.delete(settled));
      site.pending.add(settled);
    },
  };
  return context as unknown as Context;
}
