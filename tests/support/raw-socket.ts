import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  /** Names in lower case; every header as often as it was sent. */
  headers: [string, string][];
  body: string;
}

/** Opens a connection and sends these bytes exactly: every client library would tidy the address and the headers. */
export async function openSocket(url: string, bytes: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

/** One request as written, and all that came back until the server closed. */
export async function sendRaw(url: string, lines: string[], body = ''): Promise<RawAnswer> {
  const socket = await openSocket(url, `${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`);
  return readAnswer(socket);
}

export async function readAnswer(socket: Socket): Promise<RawAnswer> {
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...headerLines] = head.split('\r\n');
  const headers = headerLines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(statusLine.split(' ')[1]), headers, body: rest.join('\r\n\r\n') };
}
