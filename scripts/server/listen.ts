import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { defaultHeaders } from '#server/http/security-headers.ts';
import { inTurn } from './connection-turns.ts';

type Serve = (message: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Headers fit into a packet or two: who needs longer holds the connection on purpose. */
const headersTimeoutMs = 8_000;
/** A picture of 4 MB over a slow line; what works on it ends sooner by itself. */
const requestTimeoutMs = 60_000;
const checkIntervalMs = 1_000;
const keepAliveTimeoutMs = 30_000;

const limits = {
  headersTimeout: headersTimeoutMs,
  requestTimeout: requestTimeoutMs,
  connectionsCheckingInterval: checkIntervalMs,
  keepAliveTimeout: keepAliveTimeoutMs,
  // Asked for by the address itself, so that the refusal carries the headers of every other answer.
  requireHostHeader: false,
};

/** Listens on this machine alone, under both of its addresses. @returns how to stop: running requests are finished */
export async function listen(port: number, serve: Serve): Promise<() => Promise<void>> {
  const servers = await Promise.all(['127.0.0.1', '::1'].map((host) => listenOn(host, port, serve)));
  return async () => {
    await Promise.all(servers.map(stop));
  };
}

async function listenOn(host: string, port: number, serve: Serve): Promise<Server> {
  const answer = (message: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(defaultHeaders(crypto.randomUUID())))
      response.setHeader(name, value);
    inTurn(message, response, () => {
      serve(message, response).catch((error: unknown) => fail(error, response));
    });
  };
  const server = createServer(limits, answer);
  server.on('checkExpectation', answer);
  server.on('clientError', refuse);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 serves on IPv4 alone.
      if (host === '::1' && error.code !== 'EADDRINUSE') resolve();
      else reject(error);
    });
    server.listen(port, host, resolve);
  });
  return server;
}

function fail(error: unknown, response: ServerResponse): void {
  // Whoever left before the answer was whole is no failure of ours.
  if (response.destroyed) return;
  console.error('A request failed:', error instanceof Error ? error.name : 'unknown');
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Something went wrong.');
}

const statusOfFault: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** What is no HTTP, too long or too slow never becomes a request: it is answered on the bare connection. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const status = statusOfFault[error.code ?? ''] ?? 400;
  const headers = { ...defaultHeaders(crypto.randomUUID()), 'Content-Length': '0', Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`${[`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n')}\r\n\r\n`);
}

async function stop(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 3_000).unref();
  await closed;
}
