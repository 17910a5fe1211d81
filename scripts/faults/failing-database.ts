import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** The ways in which a database behind HTTP fails: before it did anything, after it did everything, and in between. */
export const faults = [
  'cut before',
  'cut after',
  'half an answer',
  'no answer',
  'server error',
  'bad gateway page',
  'shut down (57P01)',
  'too many connections (53300)',
  'empty answer after',
  'late answer',
] as const;
type Fault = (typeof faults)[number];

const everyFifth = 5;
/** Later than anybody waits for one statement. */
const lateMs = 8_000;

/** Every fifth call fails, in every way by turns: the same in every run. */
export function oneInFive(): { next: () => Fault | undefined; met: Set<Fault> } {
  let calls = 0;
  const met = new Set<Fault>();
  const next = () => {
    calls += 1;
    if (calls % everyFifth !== 0) return undefined;
    const fault = faults[(calls / everyFifth) % faults.length];
    if (fault) met.add(fault);
    return fault;
  };
  return { next, met };
}

/** Stands in front of the real `/sql` endpoint and lets `fails` decide what becomes of each call. */
export async function failingDatabase(realUrl: string, fails: () => Fault | undefined) {
  const server = createServer((request, response) => {
    relay(realUrl, fails(), request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}/sql`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function relay(
  realUrl: string,
  fault: Fault | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  switch (fault) {
    case 'cut before':
      return void response.destroy();
    case 'no answer':
      return;
    case 'server error':
      return void response.writeHead(500).end('{"message":"internal"}');
    case 'bad gateway page':
      return void response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');
    case 'shut down (57P01)':
      return refuse(response, '57P01');
    case 'too many connections (53300)':
      return refuse(response, '53300');
    default:
  }
  const headers = Object.entries(request.headers).filter(
    ([name]) => name.startsWith('neon') || name === 'content-type',
  );
  const answer = await fetch(realUrl, {
    method: 'POST',
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: Buffer.concat(chunks),
  });
  const text = await answer.text();
  if (fault === 'late answer') await new Promise((resolve) => setTimeout(resolve, lateMs));
  if (fault === 'cut after') return void response.destroy();
  if (fault === 'empty answer after') return void response.writeHead(200).end();
  response.writeHead(answer.status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
  });
  if (fault !== 'half an answer') return void response.end(text);
  response.write(text.slice(0, Math.floor(text.length / 2)));
  setTimeout(() => response.destroy(), 5);
}

function refuse(response: ServerResponse, code: string): void {
  response.writeHead(400, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ message: 'refused', severity: 'FATAL', code }));
}
