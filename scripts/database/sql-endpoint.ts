import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerSql, type SqlBackend } from './sql-protocol.ts';

/** More than the largest picture in Postgres' own text, two letters a byte. */
const largestMessageBytes = 16 * 1024 * 1024;

/**
 * The driver hangs up by itself. It is often a part of this process: one that was held up (a new database takes a minute on a
 * busy machine) finds both ends' time over at once, and would hang up on a statement that is just being sent.
 */
const neverHangUp = { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 };

export interface SqlEndpoint {
  url: string;
  /** What a caller has to name; its password is the endpoint's key. */
  connectionString: string;
  close: () => Promise<void>;
}

/** A connection string nobody can guess, new at every call. */
export function secretConnectionString(): string {
  return `postgres://local:${randomBytes(32).toString('base64url')}@localhost/local`;
}

/**
 * Neon's `POST /sql` on a loopback port, for where the database and the functions are processes of their own: `npm run dev`,
 * tests and benches. Whoever reaches the port needs the connection string, as on Neon. A page in a browser of this
 * machine does not get as far as that: it cannot leave out `Origin` or send the driver's header without asking, and a name
 * that was pointed here is not the endpoint's `Host`.
 */
export async function serveSql(
  backend: SqlBackend,
  connectionString = secretConnectionString(),
): Promise<SqlEndpoint> {
  const server = createServer(neverHangUp, (request, response) => {
    answer(backend, connectionString, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, connectionString, close: () => closeServer(server) };
}

async function answer(
  backend: SqlBackend,
  connectionString: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
  const refusal = refusalOf(connectionString, request);
  if (refusal) {
    response.shouldKeepAlive = false;
    return send(refusal.status, { message: refusal.message });
  }
  const text = await textOf(request);
  if (text === undefined) return send(413, { message: 'The message is too large.' });
  const isolation = request.headers['neon-batch-isolation-level'];
  const { status, body } = await answerSql(backend, text, isolation?.toString());
  send(status, body);
}

/** The driver names no type, and `fetch` calls any text `text/plain;charset=UTF-8`; what a form sends is neither. */
const messageTypes = /^(application\/json|text\/plain;charset=utf-8)$/i;

function refusalOf(
  connectionString: string,
  { method, headers, socket }: IncomingMessage,
): { status: number; message: string } | undefined {
  const hosts = [`127.0.0.1:${socket.localPort}`, `localhost:${socket.localPort}`];
  if (!hosts.includes(headers.host ?? '')) return { status: 421, message: 'This host is not served here.' };
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined)
    return { status: 403, message: 'Pages of a browser have no access.' };
  if (!isSame(passwordIn(headers['neon-connection-string']?.toString()), passwordIn(connectionString)))
    return { status: 401, message: 'The connection string is not the one of this database.' };
  if (method !== 'POST') return { status: 405, message: 'Statements are posted.' };
  if (!messageTypes.test(headers['content-type'] ?? 'application/json'))
    return { status: 415, message: 'Statements are JSON.' };
  return undefined;
}

/** The key alone: around it the driver writes what it likes, such as its own name and version. */
function passwordIn(connectionString = ''): string {
  return URL.parse(connectionString)?.password ?? '';
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return expected !== '' && timingSafeEqual(one as Buffer, other as Buffer);
}

/** @returns undefined once there is more of it than the limit; the rest is not read */
async function textOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > largestMessageBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
