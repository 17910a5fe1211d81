import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those systems give to outgoing connections, which could take one again before it is used. */
const ports = { from: 20_000, to: 32_000 };

/** A port of the loopback address that nobody had a moment ago. */
export async function freePort(): Promise<number> {
  const port = randomInt(ports.from, ports.to);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
