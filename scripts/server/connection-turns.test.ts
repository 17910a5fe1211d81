import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { listen } from './listen.ts';

type Serve = Parameters<typeof listen>[1];

const toEnd: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of toEnd.splice(0)) await end();
});

async function clientOf(serve: Serve): Promise<{ socket: Socket; ask: (paths: string[]) => void }> {
  const port = await freePort();
  toEnd.push(await listen(port, serve));
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  toEnd.unshift(async () => void socket.destroy());
  await once(socket, 'connect');
  const ask = (paths: string[]) =>
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));
  return { socket, ask };
}

/** Like a large file: more than any connection takes at once. */
function endless(): Readable {
  const chunk = Buffer.alloc(65_536);
  return new Readable({
    read() {
      this.push(chunk);
    },
  });
}

test('what is read for somebody who goes away is let go of', async () => {
  const source = endless();
  const { socket, ask } = await clientOf((_, response) => Promise.resolve(void source.pipe(response)));
  ask(['/film']);
  await once(socket, 'data');
  socket.destroy();
  await once(source, 'close');
  expect(source.destroyed).toBe(true);
});

test('what is opened for somebody who is gone already is let go of at once', async () => {
  const source = endless();
  const { socket, ask } = await clientOf(async (message, response) => {
    await once(message.socket, 'close');
    source.pipe(response);
  });
  ask(['/film']);
  socket.destroy();
  await once(source, 'close');
  expect(source.destroyed).toBe(true);
});

test('a file that cannot be read any more breaks off its own answer, and nobody else’s', async () => {
  const { socket, ask } = await clientOf(({ url }, response) => {
    if (url === '/gone') createReadStream('/there/is/no/such/file').pipe(response.writeHead(200));
    else response.end('here');
    return Promise.resolve();
  });
  const other = connect(socket.remotePort ?? 0, '127.0.0.1');
  ask(['/gone']);
  await once(socket, 'close');
  other.setEncoding('utf8').end('GET /here HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect((await other.toArray()).join('')).toContain('here');
});

test('requests sent ahead are begun one after the other, and answered in order', async () => {
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const { socket, ask } = await clientOf(({ url = '' }, response) => {
    begun.push(url);
    finish.push(() => response.end(url));
    return Promise.resolve();
  });
  socket.setEncoding('utf8');
  ask(['/1', '/2', '/3']);
  let heard = '';
  socket.on('data', (text: string) => (heard += text));
  for (const path of ['/1', '/2', '/3']) {
    await expect.poll(() => begun.at(-1)).toBe(path);
    finish.at(-1)?.();
  }
  await expect.poll(() => heard.match(/\/\d(?=HTTP|$)/g)).toEqual(['/1', '/2', '/3']);
  expect(begun).toEqual(['/1', '/2', '/3']);
});

test('of a connection that is gone nothing that waited is begun', async () => {
  const begun: string[] = [];
  const { socket, ask } = await clientOf(({ url = '', socket: theirs }, response) => {
    begun.push(url);
    theirs.once('close', () => response.end());
    return Promise.resolve();
  });
  ask(['/1', '/2', '/3']);
  await expect.poll(() => begun).toEqual(['/1']);
  socket.destroy();
  await toEnd.pop()?.();
  expect(begun).toEqual(['/1']);
});

test('whoever sends hundreds ahead is cut off', async () => {
  const { socket, ask } = await clientOf(() => Promise.resolve());
  ask(Array.from({ length: 200 }, (_, n) => `/${n}`));
  socket.resume();
  await once(socket, 'close');
  expect(socket.destroyed).toBe(true);
});
