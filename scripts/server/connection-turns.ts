import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';

/** A browser sends its next request after an answer; whoever sends so many ahead is none. */
const waitingAtMost = 20;

interface Connection {
  isAnswering: boolean;
  /** How to answer what was sent ahead. */
  waiting: (() => void)[];
  /** What is read for the answer under way. */
  sources: Set<Readable>;
}

const connections = new WeakMap<Socket, Connection>();

/**
 * Answers what comes over one connection one after the other, and lets go of what was opened for an answer when the
 * connection ends. By itself a pipe leaves its file open for ever where somebody goes away half-way, and each request that
 * was sent ahead would have one open, too.
 */
export function inTurn({ socket }: IncomingMessage, response: ServerResponse, answer: () => void): void {
  const connection = connections.get(socket) ?? begin(socket);
  const { waiting, sources } = connection;
  response.on('pipe', (source: Readable) => {
    if (socket.destroyed) return void source.destroy();
    sources.add(source);
    // A file that is gone, or one too many: an error nobody hears would end the process, and with it every answer.
    source.once('error', () => response.destroy());
    source.once('close', () => sources.delete(source));
  });
  response.once('close', () => {
    const next = waiting.shift();
    if (next) next();
    else connection.isAnswering = false;
  });
  if (!connection.isAnswering) {
    connection.isAnswering = true;
    answer();
  } else if (waiting.push(answer) > waitingAtMost) socket.destroy();
}

function begin(socket: Socket): Connection {
  const connection: Connection = { isAnswering: false, waiting: [], sources: new Set() };
  connections.set(socket, connection);
  socket.once('close', () => {
    connection.waiting.length = 0;
    for (const source of connection.sources) source.destroy();
  });
  return connection;
}
