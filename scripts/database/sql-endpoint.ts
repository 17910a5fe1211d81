import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** One statement as Neon's HTTP protocol sends it; parameters are text, null, or plain JSON values. */
export interface SqlQuery {
  query: string;
  params: unknown[];
}

/** One result as the protocol answers it: every value as Postgres' own text. */
export interface SqlResult {
  command: string;
  rowCount: number;
  fields: { name: string; dataTypeID: number }[];
  rows: (string | null)[][];
}

/** Something that runs Postgres statements: one alone, or several in one transaction. */
export interface SqlBackend {
  run(
    queries: SqlQuery[],
    options: { isTransaction: boolean; isolation: string | undefined },
  ): Promise<SqlResult[]>;
  close(): Promise<void>;
}

/**
 * Neon's `POST /sql` in front of any Postgres, so that one driver and one protocol serve everywhere.
 * Listens on loopback only; answers 400 with Postgres' own fields when a statement fails, 503 when there is no Postgres.
 */
export async function serveSql(backend: SqlBackend): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    void answer(backend, request, response);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, close: () => closeServer(server) };
}

async function answer(
  backend: SqlBackend,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
  try {
    const message = JSON.parse(await textOf(request)) as SqlQuery | { queries: SqlQuery[] };
    const isTransaction = 'queries' in message;
    const isolation = isolationLevel(request.headers['neon-batch-isolation-level']);
    const results = await backend.run(isTransaction ? message.queries : [message], {
      isTransaction,
      isolation,
    });
    send(200, isTransaction ? { results } : results[0]);
  } catch (error) {
    const fields = postgresFields(error);
    send(fields ? 400 : 503, fields ?? { message: 'The database cannot be reached.' });
  }
}

function isolationLevel(header: string | string[] | undefined): string | undefined {
  const levels: Record<string, string> = {
    ReadUncommitted: 'read uncommitted',
    ReadCommitted: 'read committed',
    RepeatableRead: 'repeatable read',
    Serializable: 'serializable',
  };
  return typeof header === 'string' ? levels[header] : undefined;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const errorFields = [
  'severity',
  'code',
  'detail',
  'hint',
  'position',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'routine',
] as const;

/** Postgres' description of a failed statement, or undefined where the connection itself failed. */
function postgresFields(error: unknown): Record<string, unknown> | undefined {
  const source = error as Record<string, unknown>;
  if (typeof source['code'] !== 'string' || !/^[0-9A-Z]{5}$/.test(source['code'])) return undefined;
  return {
    message: source['message'],
    ...Object.fromEntries(errorFields.map((field) => [field, source[field]])),
  };
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
